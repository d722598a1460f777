import { useRef, type FormEvent } from 'react';
import { Button } from '../Button/Button';
import { Dialog, DialogActions, type DialogProps } from '../Dialog/Dialog';
import { Field } from '../Field/Field';

/** Texts of the form. Title and description are props. */
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
  /** Explains when or why the password is checked. */
  description?: string;
  /** Texts that replace the English ones. */
  messages?: Partial<LoginDialogMessages>;
  /** Called with the password exactly as it was typed. Not called if the field is empty. */
  onLogin: (password: string) => void;
  /** Called when "Log in" is pressed while the field is empty. The focus stays in the field. */
  onEmptyPassword?: () => void;
  /** Called on Cancel, on Escape and on a press outside. */
  onCancel: () => void;
}

/** Dialog that asks the owner for the password. */
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
