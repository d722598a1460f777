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

  @container (min-width: 28rem) {
    & > div {
      grid-template-columns: repeat(4, minmax(0, 1fr));
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

    & > div {
      overflow-x: clip;
    }
  }
`;

export default Covers;
