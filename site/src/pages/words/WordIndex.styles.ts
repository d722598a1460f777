import { TableOfContents } from '@line-of-dance/ui';
import { media, room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { letterLinks } from './Folding.styles';

/** Stops in one row if there is room. */
export const Contents = styled(TableOfContents)`
  ${room.notes} {
    border-bottom: 0;

    & ol {
      display: flex;
    }

    & li {
      flex: 1;
      padding: var(--space-5) var(--space-4) 0 0;
    }

    & li:nth-child(n)::before {
      inset: 0.5rem 0 auto;
      border: 0;
      border-top: var(--line-line) solid var(--color-rule);
    }

    & li:last-child::before {
      display: none;
    }

    & li::after {
      inset-inline-start: 0;
      top: calc(0.5rem - 0.2rem);
    }
  }
`;

export const Group = styled.section`
  margin-top: var(--space-8);
  padding-top: var(--space-4);
  border-top: var(--line-line) solid var(--color-ink);
  scroll-margin-top: var(--space-8);

  & > h2 {
    font: 450 var(--text-h2) / var(--leading-h2) var(--font-serif);
  }

  @media print {
    margin-top: var(--space-6);
  }
`;

export const Families = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr));
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-4);

  ${media.mobile} {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  }

  & a {
    display: inline-block;
    padding-block: var(--space-2);
    font: 450 var(--text-h3) / 1.2 var(--font-serif);

    ${media.mobile} {
      font-size: var(--text-ui);
    }
  }

  & span {
    color: var(--color-ink-3);
    font: italic 400 var(--text-item) / 1.3 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  @media print {
    row-gap: 0;
    break-inside: avoid;

    & a {
      font-size: var(--text-ui);
    }
  }
`;

/** Stays in sight beside the languages; where it is too long for one line it scrolls. */
export const Letters = styled.nav`
  position: sticky;
  top: 0;
  z-index: var(--layer-sticky);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(1.9rem, 1fr));
  margin-top: var(--space-4);
  background: var(--color-paper);
  border-bottom: var(--line-hair) solid var(--color-rule);
  /* No pixel of a line of text shows above it. */
  box-shadow: 0 -1px var(--color-paper);
  text-align: center;
  ${letterLinks}

  ${media.touch} {
    grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  }

  /* On a phone the folded languages are as short as this. */
  ${media.mobile}, print {
    display: none;
  }
`;
