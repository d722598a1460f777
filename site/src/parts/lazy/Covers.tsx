import { caption, media } from '@line-of-dance/ui/theme';
import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import type { AttributesOf } from '../../data/partNames';

/** Covers on a red shelf as wide as the page. Hidden from screen readers, because a list below has the same links. */
const Covers = ({ children, caption }: PropsWithChildren<AttributesOf<'Covers'>>) => (
  <Figure>
    <div aria-hidden="true">{children}</div>
    <figcaption>{caption}</figcaption>
  </Figure>
);

const Figure = styled.figure`
  max-width: 68rem;
  grid-column: 1 / -1;

  & > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-5-5) var(--space-4);
    padding-bottom: var(--space-4);
  }

  & figcaption {
    ${caption}
  }

  @container (min-width: 36rem) {
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

  @media print {
    && {
      max-width: 76%;
    }

    & > div {
      overflow-x: clip;
    }

    && :is(b, i) {
      font-size: 0.6875rem;
    }
  }

  ${media.sheet} {
    & > div {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      column-gap: var(--space-5-5);
    }
  }
`;

export default Covers;
