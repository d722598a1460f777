import { caption } from '@line-of-dance/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CoversProps {
  /** `Cover` elements. */
  children: ReactNode;
  caption: string;
}

/** Covers on a red shelf as wide as the page. Hidden from screen readers, because the list below has the same links. */
const Covers = ({ children, caption }: CoversProps) => (
  <Figure>
    <div aria-hidden="true">{children}</div>
    <figcaption>{caption}</figcaption>
  </Figure>
);

const Figure = styled.figure`
  max-width: 68rem;
  margin-top: var(--space-7);
  grid-column: 1 / -1;

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr));
    gap: var(--space-5-5) var(--space-4);
    padding-bottom: var(--space-4);
  }

  & figcaption {
    ${caption}
  }

  /* Three in a row. Two that are left share the last row. */
  @container (min-width: 21.5rem) and (max-width: 27.99rem) {
    & > div {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }

    & > div > * {
      grid-column: span 4;
    }

    & > div:has(> :nth-child(3n + 2):last-child) > :nth-last-child(2) {
      grid-column: 2 / span 4;
    }

    & > div > :nth-child(3n + 2):last-child {
      grid-column: 8 / span 4;
    }
  }

  /* Four in a row, and a shelf for each kind, because kinds have different heights. */
  @container (min-width: 28rem) and (max-width: 43.99rem) {
    & > div {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    & > div > :has([data-format='book']) + :has([data-format='podcast']),
    & > div > :has([data-format='podcast']) + :has([data-format='thing']) {
      grid-column-start: 1;
    }
  }

  @container (min-width: 44rem) {
    & > div {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      column-gap: var(--space-5-5);
    }
  }

  @container (min-width: 66rem) {
    & > div {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
  }

  /* In a wide window up to its margin. */
  @media (min-width: 120em) {
    && {
      max-width: none;
      margin-inline-end: var(--to-margin);
    }

    & > div {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
  }

  @media print {
    && {
      max-width: 76%;
    }
  }
`;

export default Covers;
