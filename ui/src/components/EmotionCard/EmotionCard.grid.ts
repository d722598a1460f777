import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6-5) var(--space-6-5);

  ${room.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > article {
      display: flex;
      flex-direction: column;
    }

    /* Buttons of neighbours below the context are on one line. */
    & > article > [data-part='context'] + [data-part='more'] {
      margin-top: auto;
    }
  }

  ${room.halves} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.mobile} {
    row-gap: var(--space-6);
  }

  @media screen {
    &[data-compact] {
      grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
      row-gap: var(--space-4-5);
    }

    &[data-compact] > article {
      display: block;
      padding-top: var(--space-3);
      border-top-width: var(--line-line);
    }

    &[data-compact] h2 {
      font-size: var(--text-name);
    }

    &[data-compact] [data-part='meaning'] {
      margin-top: var(--space-1-5);
    }

    /* The glyph is like a signature, at the end of the first line below the meaning. */
    ${room.wall} {
      &[data-compact] > article {
        display: grid;
        grid-template: repeat(4, auto) / minmax(0, 1fr) auto;
        align-content: start;
      }

      &[data-compact] header {
        display: contents;
      }

      &[data-compact] > article > *,
      &[data-compact] header > * {
        grid-column: 1 / -1;
      }

      &[data-compact] > article > [data-part='more'] {
        grid-area: 4 / 1 / auto / -1;
      }

      &[data-compact] header > svg {
        grid-area: 4 / 2;
        margin: calc(-1 * var(--space-3)) 0 0;
      }
    }
  }
`;
