import { memo } from 'react';
import { styled } from 'styled-components';
import type { Film } from './film';
import { Frame } from './FilmPlayer.styles';

interface StillsProps {
  /** The film that is printed. */
  film: Film;
  /** All films of the player. */
  films: readonly Film[];
}

/** Print version of a film: one picture per chapter, two in a row. Memoised, because the player renders every frame. */
export const Stills = memo(({ film, films }: StillsProps) => {
  const others = films.filter((other) => other !== film).map(({ title }) => `“${title}”`);
  return (
    <Strip>
      <b>{film.title}</b>
      <ol role="list">
        {film.chapters.map(({ title, text, still }) => (
          <li key={title}>
            <Frame viewBox="0 0 800 450" aria-hidden="true">
              {film.draw(still)}
            </Frame>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ol>
      {others.length > 0 && <span>Also on the page: {others.join(', ')}.</span>}
    </Strip>
  );
});

const Strip = styled.div`
  display: none;
  font: italic 400 var(--text-small) / 1.35 var(--font-serif);

  & > b {
    font: 560 var(--text-h3) / 1.35 var(--font-serif);
  }

  & > ol {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3) var(--space-4);
    margin-top: var(--space-1-5);
  }

  & > span {
    display: block;
    margin-top: var(--space-3);
  }

  & svg {
    margin-bottom: var(--space-1);
  }

  & li > b {
    color: var(--color-accent);
    font-weight: inherit;
  }

  @media print {
    display: block;
  }
`;
