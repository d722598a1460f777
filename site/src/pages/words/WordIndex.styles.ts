import { TableOfContents } from '@line-of-dance/ui';
import { media, room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

/** Table of contents. On a wide page, its links are in one row, because no text is beside it. */
export const Contents = styled(TableOfContents)`
  ${room.full} {
    &:not(:has(~ aside)) {
      position: static;
      width: auto;
      margin: var(--space-6) 0 0;
    }
  }

  ${room.notes} {
    border-bottom: 0;

    & ol {
      display: flex;
    }

    & li {
      flex: 1;
      min-width: 0;
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
  margin-top: var(--space-7);
  padding-top: var(--space-4);
  border-top: var(--line-line) solid var(--color-ink);
  scroll-margin-top: var(--space-8);

  & > h2 {
    font: 450 var(--text-h2) / var(--leading-h2) var(--font-serif);
  }

  @media print {
    margin-top: var(--space-6);

    /* In print, the languages begin on a new sheet, in columns that fill it. */
    &:has(> details) {
      break-before: page;
      columns: 3;
      column-gap: var(--space-5);
    }

    & > h2 {
      column-span: all;
    }
  }
`;

export const Families = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--space-4);
  margin-top: var(--space-4);

  & svg {
    display: block;
    width: 3rem;
    height: 3rem;
  }

  & a {
    display: inline-block;
    padding-block: var(--space-2);
    font: 450 var(--text-read) / 1.2 var(--font-serif);
  }

  & span {
    color: var(--color-ink-3);
    font: italic 400 var(--text-item) / 1.3 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  /* Each glyph is beside its word, so that the list is not too long. */
  ${media.mobile} {
    grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
    gap: 0 var(--space-3);

    & li {
      position: relative;
      padding-inline-start: calc(1.5rem + var(--space-1-5));
    }

    & svg {
      position: absolute;
      inset: var(--space-2) auto auto 0;
      width: 1.5rem;
      height: 1.5rem;
    }

    & a {
      padding-block: var(--space-3);
      font-size: var(--text-ui);
    }
  }

  @media print {
    row-gap: 0;
    break-inside: avoid;

    & svg {
      display: none;
    }

    & a {
      font-size: var(--text-ui);
    }
  }
`;
