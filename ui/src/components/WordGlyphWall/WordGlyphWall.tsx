import { styled } from 'styled-components';
import { room } from '../../theme/tokens';
import { WordGlyph } from '../WordGlyph/WordGlyph';

export interface WordGlyphWallProps {
  /** Sixteen words, one glyph each. */
  words: readonly string[];
  /** The word whose glyph is drawn in accent, at most one. */
  chosen?: string | undefined;
  /** What screen readers call them together. */
  label?: string;
}

/**
 * Shown while nothing has been asked yet: a wall of glyphs instead of empty space. Each shows its word under the
 * pointer or with the focus, which a press gives it, and always where there is no pointer that could rest on it.
 */
export const WordGlyphWall = ({
  words,
  chosen,
  label = 'Sixteen words, each with its trace',
}: WordGlyphWallProps) => (
  <Wall role="list" aria-label={label}>
    {words.map((word) => (
      <li key={word} data-chosen={word === chosen || undefined}>
        <button type="button">
          <WordGlyph word={word} />
          <span dir="auto">{word}</span>
        </button>
      </li>
    ))}
  </Wall>
);

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: 1rem 1.5rem;
  max-width: 52rem;
  margin-top: 4.5rem;

  & button {
    width: 100%;
  }

  & svg {
    width: 100%;
    max-width: 4rem;
    height: auto;
    stroke-width: 1.4;
    color: var(--color-edge);
  }

  & [data-chosen] svg,
  & li:hover svg {
    color: var(--color-accent);
  }

  & span {
    display: block;
    margin-top: 0.25rem;
    color: var(--color-ink-2);
    font: 400 var(--text-small) / var(--leading-small) var(--font-serif);
    overflow-wrap: anywhere;
    transition: opacity var(--motion-quick);
  }

  /* A word longer than its column goes over the gap, where it is alone, but never out of the window. */
  @media (hover: hover) {
    & span {
      width: max-content;
      max-width: calc(100% + var(--space-gutter));
      opacity: 0;
    }

    & li:hover span,
    & button:focus span {
      opacity: 1;
    }

    /* On a narrow column the last word of a row goes over the gap before it instead. */
    @container (max-width: 25rem) {
      & li:nth-child(4n) button {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
      }

      & li:nth-child(4n) span {
        justify-self: end;
        max-width: none;
      }
    }
  }

  ${room.belowWall} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-top: var(--space-7);
  }

  /* Here the gap is too small for a long word. */
  @container (max-width: 20rem) {
    & span {
      width: auto;
    }
  }
`;
