import { LoginDialog, type LoginDialogProps } from '@line-of-dance/ui';

/** Loaded when its link is pressed; the empty password is answered by a native alert, as the specification says. */
const AdminLogin = (props: Pick<LoginDialogProps, 'onLogin' | 'onCancel'>) => (
  <LoginDialog open onEmptyPassword={() => window.alert('Please enter admin password!')} {...props} />
);

export default AdminLogin;
