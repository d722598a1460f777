import { Button, ErrorLine, Icon } from '@line-of-dance/ui';
import { useState } from 'react';
import { AdminLine } from '../AskMeAnything.styles';
import type AdminLogin from './AdminLogin';

/** Button below the list of questions. It loads and opens the login dialog for the owner. */
export const AdminAccess = ({ onEnter }: { onEnter: (password: string) => void }) => {
  const [Login, setLogin] = useState<typeof AdminLogin>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = async () => {
    try {
      const { default: Loaded } = await import('./AdminLogin');
      setLogin(() => Loaded);
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  };
  return (
    <AdminLine>
      <Button kind="link" aria-haspopup="dialog" onClick={() => void open()}>
        <Icon name="lock" size="small" />
        Admin login
      </Button>
      {hasFailed && (
        <ErrorLine>The login couldn’t be fetched. Reload the page once you’re online again.</ErrorLine>
      )}
      {Login && <Login onLogin={onEnter} onCancel={() => setLogin(undefined)} />}
    </AdminLine>
  );
};
