import * as Dialog from '@radix-ui/react-dialog';
import { useRef, type FormEvent } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { Row, Scrim, Sheet } from './LoginDialog.styles';

export interface LoginDialogProps {
  /** Whether the dialog is on show. */
  open: boolean;
  title?: string;
  /** When the password is checked, or what for. */
  description?: string;
  /** Called with the password as typed, never empty. */
  onLogin: (password: string) => void;
  /** Called when "Log in" is pressed on an empty field; the focus stays there. */
  onEmptyPassword: () => void;
  /** Cancel, Escape or a press outside. */
  onCancel: () => void;
}

/** Asks the owner for the password. The focus stays inside and returns to where it came from. */
export const LoginDialog = ({
  open,
  title = 'Admin login',
  description = 'The server checks the password when you submit an answer.',
  onLogin,
  onEmptyPassword,
  onCancel,
}: LoginDialogProps) => {
  const field = useRef<HTMLInputElement>(null);
  const origin = useFocusOrigin();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password) return onLogin(password);
    onEmptyPassword();
    field.current?.focus();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onCancel()}>
      <Dialog.Portal>
        <Scrim aria-hidden="true" />
        <Sheet {...origin}>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description>{description}</Dialog.Description>
          <form onSubmit={submit} noValidate>
            <Field
              ref={field}
              label="Password"
              type="password"
              name="password"
              autoComplete="current-password"
            />
            <Row>
              <Button kind="quiet" onClick={onCancel}>
                Cancel
              </Button>
              <Button type="submit">Log in</Button>
            </Row>
          </form>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

/** Radix returns the focus only to its own trigger; this returns it to the element that had it before. */
const useFocusOrigin = () => {
  const origin = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
};
