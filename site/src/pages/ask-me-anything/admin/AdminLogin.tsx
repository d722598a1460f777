import { LoginDialog } from '@line-of-dance/ui';

export interface AdminLoginProps {
  onLogin: (password: string) => void;
  onCancel: () => void;
}

/** Loaded when its link is pressed; the empty password is answered by a native alert, as the specification says. */
export const AdminLogin = ({ onLogin, onCancel }: AdminLoginProps) => (
  <LoginDialog
    open
    onLogin={onLogin}
    onEmptyPassword={() => window.alert('Please enter admin password!')}
    onCancel={onCancel}
  />
);
