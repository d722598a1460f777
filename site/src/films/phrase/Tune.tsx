import { DrawnLine } from '../DrawnLine';
import { mix, ramp } from '../../motion/ease';
import { beats, beatX, line, melody, melodyDrawn } from './walks';

/** The tune as a line, drawn as far as the tune has been played. */
export const Tune = ({ counted, opacity }: { counted: number; opacity: number }) => {
  const played = (counted / beats) * melody.length;
  const end = melody.at(played);
  return (
    <g opacity={opacity}>
      <DrawnLine
        d={melodyDrawn}
        length={melody.length}
        drawn={played}
        stroke="var(--color-accent)"
        strokeWidth="3"
      />
      <circle
        cx={end.x}
        cy={end.y}
        r={mix(4.5, 9, ramp(counted, beats - 0.3, beats))}
        fill="var(--color-accent)"
      />
    </g>
  );
};

/** Dots for the eight beats of a phrase and the first beat of the next. Dots of past beats are dark. */
export const Beats = ({ counted }: { counted: number }) => (
  <>
    {Array.from({ length: beats + 1 }, (_, index) => (
      <circle
        key={index}
        cx={beatX(index)}
        cy={line + 26}
        r={index % 4 === 0 ? 3 : 2}
        fill={counted >= index ? 'var(--color-ink)' : 'var(--color-rule)'}
      />
    ))}
  </>
);
