import { css } from 'styled-components';
import { room } from '../../theme/tokens';

/** A caption is one more note beside the text. In a wide column its drawing reaches over the edge of the text. */
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
