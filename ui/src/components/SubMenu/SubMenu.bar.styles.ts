import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

/** Button that opens the list of pages on a tablet, where the menu is a bar. */
export const Fold = styled.button`
  display: none;

  ${media.folded} {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    min-height: 2.75rem;
    color: var(--color-accent);
    font-weight: 700;
  }

  &:hover {
    color: var(--color-accent-hover);
  }

  & svg {
    flex: none;
    transition: transform var(--motion-short) var(--motion-out);
  }

  nav:has([popover]:popover-open) & svg {
    transform: rotate(180deg);
  }
`;

/** List of pages. On a tablet it is a popover below the bar. */
export const Panel = styled.div`
  all: unset;
  display: block;

  ${media.folded} {
    position: fixed;
    inset: var(--layout-bar) 0 auto var(--layout-rail);
    display: grid;
    grid-template: auto auto auto 1fr / repeat(auto-fit, minmax(10rem, 1fr));
    column-gap: var(--space-6);
    align-items: start;
    max-height: calc(100dvh - var(--layout-bar));
    overflow: auto;
    padding: var(--space-4) var(--space-gutter) var(--space-5);
    border-bottom: var(--line-hair) solid var(--color-edge);
    background: var(--color-paper);
    box-shadow: var(--shadow-sheet);

    &:not(:popover-open) {
      display: none;
    }

    /* Dims the page, but neither the bar nor the main menu. */
    &::backdrop {
      inset: var(--layout-bar) 0 0 var(--layout-rail);
      background: var(--color-scrim);
    }

    /* An open group fills a column, and the other groups are beside it. */
    & > [data-state='open'] {
      grid-row: span 4;
    }

    & > :last-child {
      border-bottom: 0;
    }
  }
`;
