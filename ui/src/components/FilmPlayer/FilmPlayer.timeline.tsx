import { chapterAt, clock, placeOf, secondsAt, type Film } from './film';
import { Chapters, Group, Slider } from './FilmPlayer.timeline.styles';

interface TimelineProps {
  film: Film;
  /** Current second, or `undefined` before the film is started. */
  seconds: number | undefined;
  onSeek: (seconds: number) => void;
  onChapter: (index: number) => void;
}

const percent = (place: number) => `${Math.round(place * 10_000) / 100}%`;

/** Timeline with a dot at the beginning of each chapter. Another dot moves along it while the film plays. */
export const Timeline = ({ film, seconds, onSeek, onChapter }: TimelineProps) => {
  const { chapters, duration } = film;
  const place = placeOf(film, seconds ?? 0);
  const current = seconds === undefined ? undefined : chapterAt(film, seconds);
  return (
    <Group>
      <Slider>
        <input
          type="range"
          aria-label="Position in the film"
          min={0}
          max={1}
          step={0.02}
          value={place}
          aria-valuetext={`${clock(seconds ?? 0)} of ${clock(duration)}, ${chapters[current ?? 0]?.title ?? ''}`}
          onChange={({ target }) => onSeek(secondsAt(film, Number(target.value)))}
        />
        <svg aria-hidden="true">
          <line x1="0" x2="100%" y1="50%" y2="50%" />
          <line data-watched="" x1="0" x2={percent(place)} y1="50%" y2="50%" />
          {[...chapters.keys(), chapters.length].map((stop) => (
            <circle
              key={stop}
              data-watched={stop / chapters.length <= place && seconds !== undefined ? '' : undefined}
              cx={percent(stop / chapters.length)}
              cy="50%"
              r="4"
            />
          ))}
          <circle data-pair="leads" cx={percent(place)} cy="50%" r="6" />
        </svg>
      </Slider>
      <Chapters>
        {chapters.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === current || undefined}
              onClick={() => onChapter(index)}
            >
              {title}
            </button>
          </li>
        ))}
      </Chapters>
    </Group>
  );
};
