import { css } from 'styled-components';
import { room } from '../../theme/tokens';

/** Captions of drawings are in the column of side-notes. In a very wide container, drawings are wider than the text. */
export const captions = css`
  @media screen {
    ${room.notes} {
      & > [data-captioned] {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
      }

      & > [data-captioned] > figcaption {
        grid-column: 2;
        align-self: end;
        margin: 0;
      }
    }

    ${room.spread} {
      & > [data-captioned] {
        grid-template-columns: minmax(0, 1fr) 16rem;
        column-gap: var(--space-7);
      }
    }
  }
`;
