import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6-5) var(--space-6-5);

  /* Two columns, because a short text would leave most of a whole row empty. */
  ${room.entry} {
    &:has(h3) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-5);
    }
  }

  ${room.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > article {
      display: flex;
      flex-direction: column;
    }

    /* Buttons below the cultural context are at the end of the card, so that those of a row are level. */
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

  @media print {
    gap: var(--space-2) var(--space-5);

    ${media.sheet} {
      &:not([data-compact]) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        row-gap: var(--space-3);
      }
    }

    /* No glyphs, because a page may have drawn only some of them before it is printed. */
    &[data-compact] header > svg {
      display: none;
    }

    & > article {
      display: block;
      border-top-width: var(--line-line);
    }
  }

  &[data-compact] header > em {
    grid-column: 1;
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

    /* The glyph is beside name and language and no higher than both. Space is reserved for one that is drawn later. */
    &[data-compact] header {
      grid-template-columns: minmax(0, 1fr) 2.75rem;
      column-gap: var(--space-2);
    }

    &[data-compact] header > svg {
      grid-area: 1 / 2 / 3;
      width: 2.75rem;
      height: 2.75rem;
      margin: calc(-1 * var(--space-1)) 0 calc(-1 * var(--space-2));
    }

    /* No glyph in a very narrow column, because the name needs the space, for example in large letters on a phone. */
    ${room.single} {
      &[data-compact] header {
        grid-template-columns: minmax(0, 1fr);
      }

      &[data-compact] header > svg {
        display: none;
      }
    }
  }
`;
