import * as Dialog from '@radix-ui/react-dialog';
import { styled, keyframes } from 'styled-components';
import { media } from '../../theme/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 12px)); }
`;

/* Replaces Radix's overlay, which injects a style sheet that a strict Content Security Policy blocks. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scrim);
  background: var(--color-scrim);
`;

export const Panel = styled(Dialog.Content)`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: var(--layer-dialog);
  width: calc(100% - 2.5rem);
  max-width: 25rem;
  max-height: calc(100dvh - 2.5rem);
  overflow: auto;
  padding: var(--space-5-5) var(--space-5-5) var(--space-5);
  transform: translate(-50%, -50%);
  background: var(--color-raised);
  border-top: var(--line-bold) solid var(--color-accent);
  border-radius: var(--radius-1);
  box-shadow: var(--shadow-sheet);

  & h2 {
    font-size: var(--text-title);
    line-height: 1.15;
    font-weight: 420;
  }

  & h2 + p {
    margin-top: var(--space-1-5);
    color: var(--color-ink-2);
  }

  & form {
    display: grid;
    gap: var(--space-4);
    margin-top: var(--space-4-5);
  }

  & input {
    background: var(--color-paper);
  }

  ${media.motion} {
    animation: ${arrive} var(--motion-long) var(--motion-out);
  }

  ${media.mobile} {
    padding: var(--space-5) var(--space-4-5) var(--space-4-5);
  }
`;

/** Row of buttons at the end of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-3);
  margin-top: var(--space-4-5);

  /* Smaller in a form, which has space between its rows already. */
  form > & {
    margin-top: var(--space-1);
  }
`;
