import * as Collapsible from '@radix-ui/react-collapsible';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const Title = styled(Collapsible.Trigger)`
  display: flex;
  align-items: baseline;
  gap: 0.5rem;
  width: 100%;
  padding: 0.7rem 0 0.65rem;
  color: var(--color-ink);
  font: 560 1.0625rem/1.3 var(--font-serif);

  & small {
    font: 400 var(--text-small) / 1 var(--font-sans);
    color: var(--color-ink-3);
  }

  & svg {
    align-self: center;
    margin-inline-start: auto;
    color: var(--color-ink-3);
    transition: transform var(--motion-short) var(--motion-out);
  }

  & img {
    align-self: center;
  }

  &[data-state='open'] svg {
    transform: rotate(180deg);
    color: var(--color-accent);
  }

  &:hover {
    color: var(--color-accent);
  }

  ${media.mobile} {
    align-items: center;
    min-height: 3rem;
    padding: 0.5rem 0;
    font-size: 1.25rem;
  }
`;
