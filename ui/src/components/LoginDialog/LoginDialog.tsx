import { useRef, type FormEvent } from 'react';
import { Button } from '../Button/Button';
import { Dialog, DialogActions, type DialogProps } from '../Dialog/Dialog';
import { Field } from '../Field/Field';

/** Every word of the form; title and description are props. */
export interface LoginDialogMessages {
  password: string;
  submit: string;
  cancel: string;
}

const defaultMessages: LoginDialogMessages = { password: 'Password', submit: 'Log in', cancel: 'Cancel' };

export interface LoginDialogProps extends Omit<DialogProps, 'title' | 'onClose' | 'children'> {
  /** Whether the dialog is shown. */
  open: boolean;
  title?: string;
  /** When the password is checked, or what for. */
  description?: string;
  /** Words in place of the English ones. */
  messages?: Partial<LoginDialogMessages>;
  /** Called with the password as typed, never empty. */
  onLogin: (password: string) => void;
  /** Called when "Log in" is pressed on an empty field. The focus stays there. */
  onEmptyPassword?: () => void;
  /** Called by Cancel, by Escape and by a press outside. */
  onCancel: () => void;
}

/** Asks the owner for the password. The focus stays inside and returns to where it came from. */
export const LoginDialog = ({
  open,
  title = 'Admin login',
  description = 'The server checks the password when you submit an answer.',
  messages: own,
  onLogin,
  onEmptyPassword,
  onCancel,
  ...rest
}: LoginDialogProps) => {
  const field = useRef<HTMLInputElement>(null);
  const messages = { ...defaultMessages, ...own };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password) return onLogin(password);
    onEmptyPassword?.();
    field.current?.focus();
    return undefined;
  };
  return (
    <Dialog open={open} title={title} description={description} onClose={onCancel} {...rest}>
      <form onSubmit={submit} noValidate>
        <Field
          ref={field}
          label={messages.password}
          type="password"
          name="password"
          autoComplete="current-password"
        />
        <DialogActions>
          <Button kind="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button type="submit">{messages.submit}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
