import { useState } from 'react';
import { LoginDialog, type LoginDialogProps } from '../../src/components/LoginDialog/LoginDialog';

/** Login dialog, with a button that opens it. */
export const LoginOnAPage = (props: LoginDialogProps) => (
  <PageWithLogin key={String(props.open)} {...props} />
);

const PageWithLogin = (props: LoginDialogProps) => {
  const [open, setOpen] = useState(props.open);
  const cancel = () => {
    props.onCancel();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Admin login
      </button>
      <LoginDialog {...props} open={open} onCancel={cancel} />
    </>
  );
};
