import { Button, Icon } from '@line-of-dance/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AdminLine } from '../AskMeAnything.styles';
import type { Admin } from './useAdmin';

const AdminLogin = lazy(async () => ({ default: (await import('./AdminLogin')).AdminLogin }));

export interface AdminAccessProps {
  admin: Admin;
  /** Called once the notice of admin mode is on the page, to move the focus there. */
  onEntered: () => void;
}

/** Enters admin mode, below the list. The notice above the list leaves it again. */
export const AdminAccess = ({ admin, onEntered }: AdminAccessProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const isOn = admin.password !== undefined;
  const pressed = useRef(false);
  const entered = useEffectEvent(onEntered);

  useEffect(() => {
    if (isOn && pressed.current) entered();
    pressed.current = false;
  }, [isOn]);

  const enter = (password: string) => {
    pressed.current = true;
    setIsOpen(false);
    admin.enter(password);
  };
  return (
    <AdminLine>
      {!isOn && (
        <Button kind="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon name="lock" size="small" />
          Admin login
        </Button>
      )}
      <Suspense>{isOpen && <AdminLogin onLogin={enter} onCancel={() => setIsOpen(false)} />}</Suspense>
    </AdminLine>
  );
};
