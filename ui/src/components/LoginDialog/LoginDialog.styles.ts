import * as Dialog from '@radix-ui/react-dialog';
import { styled, keyframes } from 'styled-components';
import { media } from '../../theme/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 12px)); }
`;

/* Not Radix's overlay: that one injects a style sheet, which a strict content security policy refuses. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scrim);
  background: var(--color-scrim);
`;

export const Sheet = styled(Dialog.Content)`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: var(--layer-dialog);
  width: calc(100% - 2.5rem);
  max-width: 25rem;
  max-height: calc(100vh - 2.5rem);
  overflow: auto;
  padding: 1.75rem 1.75rem 1.5rem;
  transform: translate(-50%, -50%);
  background: var(--color-raised);
  border-top: var(--line-bold) solid var(--color-accent);
  border-radius: var(--radius-1);
  box-shadow: var(--shadow-sheet);

  & h2 {
    font-size: 1.75rem;
    line-height: 1.15;
    font-weight: 420;
  }

  & h2 + p {
    margin-top: 0.4rem;
    color: var(--color-ink-2);
  }

  & form {
    display: grid;
    gap: 1rem;
    margin-top: 1.25rem;
  }

  & input {
    background: var(--color-paper);
  }

  ${media.motion} {
    animation: ${arrive} var(--motion-long) var(--motion-out);
  }

  ${media.mobile} {
    padding: 1.5rem 1.25rem 1.25rem;
  }
`;

export const Row = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 0.75rem;
  margin-top: 0.25rem;
`;
