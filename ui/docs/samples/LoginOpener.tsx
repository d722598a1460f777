import { useState } from 'react';
import { Button } from '../../src/components/Button/Button';
import { LoginDialog } from '../../src/components/LoginDialog/LoginDialog';

/** A button that opens the dialog, as a page would; for the examples of a documentation page. */
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
