import { useState } from 'react';
import { Button } from '../../src/components/Button/Button';
import { LoginDialog } from '../../src/components/LoginDialog/LoginDialog';

/** Button that opens a login dialog, for examples on documentation pages. */
export const LoginOpener = ({ label }: { label: string }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="link" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <LoginDialog open={open} onLogin={close} onEmptyPassword={() => undefined} onCancel={close} />
    </>
  );
};
