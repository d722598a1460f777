import * as RadixCollapsible from '@radix-ui/react-collapsible';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const Title = styled(RadixCollapsible.Trigger)`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  width: 100%;
  padding: var(--space-3) 0 var(--space-3);
  color: var(--color-ink);
  font: 560 var(--text-item) / 1.3 var(--font-serif);

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

  ${media.touch} {
    min-height: 2.75rem;
  }

  ${media.mobile} {
    align-items: center;
    min-height: 3rem;
    padding: var(--space-2) 0;
    font-size: var(--text-h3);
  }
`;

export const Section = styled.section`
  border-top: var(--line-hair) solid var(--color-rule);

  &:last-child {
    border-bottom: var(--line-hair) solid var(--color-rule);
  }

  & > div[data-state] {
    display: grid;
    grid-template-rows: 0fr;
    grid-template-columns: minmax(0, 1fr);
    transition: grid-template-rows var(--motion-long) var(--motion-out);
  }

  & > div[data-state='open'] {
    grid-template-rows: 1fr;
  }

  & > div[data-state] > * {
    min-height: 0;
    /* Clips only vertically: in SubMenu the ring that marks the current page is wider than the list. */
    overflow: visible clip;
  }

  & > div[data-state='closed'] > * {
    padding-bottom: 0;
    visibility: hidden;
    transition: visibility 0s var(--motion-long);
  }

  @media (scripting: none) {
    & > div[data-state='closed'] {
      grid-template-rows: 1fr;
    }

    & > div[data-state='closed'] > * {
      visibility: visible;
    }
  }
`;
