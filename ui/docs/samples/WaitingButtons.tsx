import { useState, type MouseEvent } from 'react';
import { Button, type ButtonProps } from '../../src/components/Button/Button';

/** Busy from its first press on. */
export const SendingButton = (props: ButtonProps) => {
  const [busy, setBusy] = useState(false);
  const send = (event: MouseEvent<HTMLButtonElement>) => {
    props.onClick?.(event);
    setBusy(true);
  };
  return <Button {...props} busy={busy} onClick={send} />;
};

/** Disabled from its press on, until what it has sent arrives. */
export const InterruptedButton = (props: ButtonProps) => {
  const [disabled, setDisabled] = useState(false);
  return (
    <>
      <Button {...props} disabled={disabled} onClick={() => setDisabled(true)} />
      <Button kind="link" onClick={() => setDisabled(false)}>
        Arrive
      </Button>
    </>
  );
};
