import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { room } from '../../theme/tokens';
import { WordGlyph } from '../WordGlyph/WordGlyph';

export interface WordGlyphWallProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Sixteen words, so that rows of four and of eight are full. */
  words: readonly string[];
  /** Called with the pressed word. */
  onChoose?: ((word: string) => void) | undefined;
  /** Accessible name of the group. */
  label?: string;
}

/** Suggested words, each with its glyph, shown before the visitor has typed anything. */
export const WordGlyphWall = ({
  words,
  onChoose,
  label = 'Sixteen words, each with its trace',
  ...rest
}: WordGlyphWallProps) => (
  <Wall role="list" aria-label={label} {...rest}>
    {words.map((word) => (
      <li key={word}>
        <button type="button" onClick={() => onChoose?.(word)}>
          <WordGlyph word={word} />
          <span dir="auto">{word}</span>
        </button>
      </li>
    ))}
  </Wall>
);

const Wall = styled.ul`
  display: grid;
  /* Columns fit the longest word with its glyph. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-3) var(--space-4);
  margin-top: var(--space-7);

  & button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 2.75rem;
    margin: calc(-1 * var(--space-1)) calc(-1 * var(--space-2));
    padding: var(--space-1) var(--space-2);
    text-align: start;
  }

  & svg {
    width: 2.5rem;
    height: auto;
    /* Offsets the space around the drawing. */
    margin-inline-start: calc(-1 * var(--space-1));
    stroke-width: 1.6;
    color: var(--color-accent);
  }

  & span {
    color: var(--color-ink);
    font: 400 var(--text-small) / var(--leading-small) var(--font-serif);
    text-decoration: underline;
    text-decoration-color: var(--color-edge);
    text-decoration-thickness: var(--line-hair);
    text-underline-offset: 0.25em;
    hyphens: manual;
  }

  & button:hover span {
    text-decoration-color: currentcolor;
  }

  /* The glyph is above its word, so that two columns fit on a small phone. With very large letters only one does. */
  @container (max-width: 19.99rem) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));

    & button {
      flex-direction: column;
      align-items: flex-start;
      gap: 0;
    }
  }

  ${room.wall} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-5);

    & button {
      flex-direction: column;
      align-items: flex-start;
      gap: var(--space-1);
      margin-block: 0 calc(-1 * var(--space-2));
      padding-block: 0 var(--space-2);
    }

    & svg {
      width: 4rem;
      margin-inline: calc(-1 * var(--space-2));
    }
  }

  ${room.wideWall} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: var(--space-5) var(--space-4);
    margin-top: var(--space-8);
  }

  /* Not printed: print leaves out buttons, and the gaps between them would remain. */
  @media print {
    display: none;
  }
`;
