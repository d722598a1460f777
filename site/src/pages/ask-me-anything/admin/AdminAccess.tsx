import { Button, Icon } from '@line-of-dance/ui';
import { lazy, Suspense, useState } from 'react';
import { AdminLine } from '../AskMeAnything.styles';

const AdminLogin = lazy(() => import('./AdminLogin'));

/** Enters admin mode, below the list. The notice above the list leaves it again. */
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
