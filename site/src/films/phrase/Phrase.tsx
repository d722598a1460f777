import { mix, ramp, swell } from '../../motion/ease';
import { phrase } from '../outlines';
import { Room } from './Room';
import { Beats, Tune } from './Tune';
import { beat, beats, counting, phrases, right, walks } from './walks';

/**
 * How far the drawing is moved down to centre its content: the tune alone, then with one couple below it, then with
 * five.
 */
const lowered = (seconds: number) => mix(mix(128, 82, ramp(seconds, 7.6, 8.6)), 0, ramp(seconds, 16, 17));

export const Phrase = ({ seconds }: { seconds: number }) => {
  const index = Math.max(
    0,
    phrases.findLastIndex((from) => seconds >= from - 0.8),
  );
  const from = phrases[index] ?? 0;
  const counted = counting(seconds, from);
  const last = index === phrases.length - 1;
  const leaves = (phrases[index + 1] ?? phrase.duration + 9) - 0.8;
  const fade =
    (index === 0 ? 1 : ramp(seconds, from - 0.8, from - 0.1)) * (1 - ramp(seconds, leaves - 0.5, leaves));
  const rest = swell(
    seconds,
    from + beats * beat - 0.2,
    last ? phrase.duration + 1 : from + beats * beat + 0.9,
    0.3,
  );
  return (
    <>
      <rect width="800" height="450" fill="var(--color-floor)" />
      <rect
        x={right}
        width={800 - right}
        height="450"
        fill="var(--color-lamp)"
        opacity={mix(0.25, 1, rest)}
      />
      <path
        d={`M${right} 24V426`}
        stroke="var(--color-ink)"
        strokeWidth="1.5"
        strokeDasharray="1 8"
        opacity=".7"
      />
      <g transform={`translate(0 ${lowered(seconds).toFixed(1)})`}>
        <Beats counted={counted} />
        <Tune counted={counted} opacity={fade} />
        {index > 0 && <Room counted={counted} shown={fade} couples={last ? walks.length : 1} />}
      </g>
    </>
  );
};
