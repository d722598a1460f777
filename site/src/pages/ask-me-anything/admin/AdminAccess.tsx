import { Button, Icon } from '@line-of-dance/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { AdminLine } from '../AskMeAnything.styles';
import type { Admin } from './useAdmin';

const AdminLogin = lazy(async () => ({ default: (await import('./AdminLogin')).AdminLogin }));

/** Enters and leaves admin mode, below the list. The focus moves to what replaces the pressed button. */
export const AdminAccess = ({ admin }: { admin: Admin }) => {
  const [isOpen, setIsOpen] = useState(false);
  const loginLink = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const isOn = admin.password !== undefined;
  const pressed = useRef(false);

  useEffect(() => {
    if (pressed.current) (isOn ? status : loginLink).current?.focus();
    pressed.current = false;
  }, [isOn]);

  const enter = (password: string) => {
    pressed.current = true;
    setIsOpen(false);
    admin.enter(password);
  };
  const leave = () => {
    pressed.current = true;
    admin.leave();
  };
  return (
    <AdminLine>
      {isOn ? (
        <>
          <span ref={status} tabIndex={-1}>
            Admin mode is on.
          </span>
          <Button kind="link" onClick={leave}>
            Leave admin mode
          </Button>
        </>
      ) : (
        <Button kind="link" ref={loginLink} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon name="lock" size="small" />
          Admin login
        </Button>
      )}
      <Suspense>{isOpen && <AdminLogin onLogin={enter} onCancel={() => setIsOpen(false)} />}</Suspense>
    </AdminLine>
  );
};
