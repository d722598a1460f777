import type { ComponentProps, FunctionComponent } from 'react';
import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';

/** Row of four `MediaCard`s. Two by two on a phone. */
export const Shelf: FunctionComponent<ComponentProps<'div'>> = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: min(var(--space-6), 3.6cqi);
  margin-top: var(--space-6);

  @media print {
    break-inside: avoid;
  }

  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-4-5);
  }

  ${room.pairs} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-4-5);
  }

  ${room.single} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.sheet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
