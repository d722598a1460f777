import { useState, type MouseEvent } from 'react';
import { Button, type ButtonProps } from '../../src/components/Button/Button';

/** Button that is busy after its first press. */
export const SendingButton = (props: ButtonProps) => {
  const [busy, setBusy] = useState(false);
  const send = (event: MouseEvent<HTMLButtonElement>) => {
    props.onClick?.(event);
    setBusy(true);
  };
  return <Button {...props} busy={busy} onClick={send} />;
};

/** Button that is disabled after a press, and a second button (“Arrive”) that enables it again. */
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
