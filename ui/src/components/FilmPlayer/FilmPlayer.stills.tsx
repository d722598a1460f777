import { memo } from 'react';
import { styled } from 'styled-components';
import type { Film } from './film';
import { Frame } from './FilmPlayer.styles';

/** A film on paper: one picture per chapter, in a row. Memoised, because the player renders with every frame. */
export const Stills = memo(({ film: { title, chapters, draw } }: { film: Film }) => (
  <Strip>
    <b>{title}</b>
    <ol role="list">
      {chapters.map(({ title: chapter, text, still }) => (
        <li key={chapter}>
          <Frame viewBox="0 0 800 450" aria-hidden="true">
            {draw(still)}
          </Frame>
          <b>{chapter}.</b> {text}
        </li>
      ))}
    </ol>
  </Strip>
));

const Strip = styled.div`
  display: none;
  font: italic 400 var(--text-small) / 1.35 var(--font-serif);

  & > b {
    font: 560 var(--text-h3) / 1.35 var(--font-serif);
  }

  & > ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: var(--space-4);
    margin-top: var(--space-1-5);
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
