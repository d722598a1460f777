import type { ComponentProps, FunctionComponent } from 'react';
import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';

/** One large card beside two stacked ones. One column on a phone. */
export const Gallery: FunctionComponent<ComponentProps<'div'>> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--space-6);
  margin-top: var(--space-6);

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* One column, because two do not fit with very large letters. */
  ${room.pairs} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
