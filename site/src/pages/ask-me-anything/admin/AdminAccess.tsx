import { Button, Icon } from '@line-of-dance/ui';
import { lazy, Suspense, useState } from 'react';
import { AdminLine } from '../AskMeAnything.styles';

const AdminLogin = lazy(() => import('./AdminLogin'));

/** Button below the list that opens the login dialog. */
export const AdminAccess = ({ onEnter }: { onEnter: (password: string) => void }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AdminLine>
      <Button kind="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="lock" size="small" />
        Admin login
      </Button>
      <Suspense>{isOpen && <AdminLogin onLogin={onEnter} onCancel={() => setIsOpen(false)} />}</Suspense>
    </AdminLine>
  );
};
