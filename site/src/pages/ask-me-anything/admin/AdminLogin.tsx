import { LoginDialog, type LoginDialogProps } from '@line-of-dance/ui';

/** Login dialog for the owner, loaded on demand. The specification asks for a native alert after an empty password. */
const AdminLogin = (props: Pick<LoginDialogProps, 'onLogin' | 'onCancel'>) => (
  <LoginDialog open onEmptyPassword={() => window.alert('Please enter admin password!')} {...props} />
);

export default AdminLogin;
