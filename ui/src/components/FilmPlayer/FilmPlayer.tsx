import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { chapterAt, clock, type Film } from './film';
import { Bar, Figure, Frame, List, Sentence } from './FilmPlayer.styles';
import { Stills } from './FilmPlayer.stills';
import { Timeline } from './FilmPlayer.timeline';
import { useFilm, usePrefersStill, type Playback } from './useFilm';

export type { Film, FilmChapter } from './film';

export interface FilmPlayerProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** One or several films. If there are several, the visitor can choose from a list. */
  films: readonly [Film, ...Film[]];
  /** Text below the films. */
  caption?: ReactNode;
  /** Opens the first film at this second, for example from a link. Without it, the poster is shown. */
  startAt?: number;
  /** Shows still pictures instead of a film. By default the visitor's reduced-motion setting decides. */
  still?: boolean;
  /** Makes the player as wide as the text and the column of side-notes together. */
  wide?: boolean;
}

/** Player for short drawn films. Nothing moves before the visitor presses play or chooses a film. */
export const FilmPlayer = ({ films, caption, startAt, still, wide = false, ...rest }: FilmPlayerProps) => {
  const [chosen, setChosen] = useState(0);
  const prefersStill = usePrefersStill();
  const several = films.length > 1;
  const isStill = still ?? prefersStill;
  const film = films[chosen] ?? films[0];
  const playback = useFilm(film.duration, startAt, isStill);
  const choose = (index: number) => {
    setChosen(index);
    if (isStill) playback.reset();
    else playback.restart();
  };
  return (
    <Figure data-wide={wide || undefined} {...rest}>
      <Screen film={film} playback={playback} still={isStill} />
      {several && (
        <List aria-label="Films">
          {films.map(({ title, duration }, index) => (
            <li key={title}>
              <button
                type="button"
                aria-current={index === chosen || undefined}
                onClick={() => choose(index)}
              >
                <i>{index + 1}</i>
                <span>{title}</span>
                <time dateTime={`PT${duration}S`}>{clock(duration)}</time>
              </button>
            </li>
          ))}
        </List>
      )}
      <Stills film={film} films={films} />
      {/* The caption describes all films, but only the chosen one is printed. */}
      {caption && <figcaption data-unprinted={several || undefined}>{caption}</figcaption>}
    </Figure>
  );
};

interface ScreenProps {
  film: Film;
  playback: Playback;
  still: boolean;
}

const Screen = ({ film, playback, still }: ScreenProps) => {
  const { seconds = film.poster, playing } = playback;
  const index = chapterAt(film, seconds);
  const started = playback.seconds !== undefined;
  const open = (chapter: number) => {
    const { at = 0, still: picture = 0 } = film.chapters[chapter] ?? {};
    playback.seek(still ? picture : at);
  };
  return (
    <div data-unprinted="">
      <Frame viewBox="0 0 800 450" role="img" aria-label={`${film.title}. ${film.alt}`}>
        {film.draw(seconds)}
      </Frame>
      <Sentence role="status">{started ? film.chapters[index]?.text : film.chapters[0]?.text}</Sentence>
      <Bar>
        {still ? (
          <Button onClick={() => open(started ? (index + 1) % film.chapters.length : 0)}>Next picture</Button>
        ) : (
          <Button onClick={playing ? playback.pause : playback.play}>
            <Icon name={playing ? 'pause' : 'play'} size="small" />
            {playing ? 'Pause' : playback.seconds === film.duration ? 'Play again' : 'Play'}
          </Button>
        )}
        <Timeline film={film} seconds={playback.seconds} onSeek={playback.seek} onChapter={open} />
        <time dateTime={`PT${Math.floor(playback.seconds ?? 0)}S`}>
          {clock(playback.seconds ?? 0)} / {clock(film.duration)}
        </time>
      </Bar>
    </div>
  );
};
