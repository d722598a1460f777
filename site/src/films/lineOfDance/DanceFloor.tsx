import { useId } from 'react';
import { softLine, type Path } from '../../motion/path';
import { floorEdge, lanes } from './dancers';

/** Returns a closed curve as a `d` attribute. Every fourth point of the path is enough for a smooth curve. */
const round = ({ points }: Path) => `${softLine(points.filter((_, i) => i % 4 === 0))}Z`;

const lanesDrawn = Object.values(lanes).map(round);
const edge = round(floorEdge);

/** An empty dance floor from above: light, parquet and three dotted lanes. */
export const DanceFloor = () => {
  const id = useId();
  return (
    <>
      <defs>
        <radialGradient id={`lamp${id}`} cx=".5" cy=".46" r=".58">
          <stop stopColor="var(--color-lamp)" />
          <stop offset="1" stopColor="var(--color-floor)" />
        </radialGradient>
        <pattern id={`parquet${id}`} width="48" height="16" patternUnits="userSpaceOnUse">
          <path
            d="M-8 -8l32 32M40 -8l32 32M-8 -24l32 32M40 -24l32 32M-8 8l32 32M40 8l32 32M48 -16l-32 32M48 0l-32 32M48 -32l-32 32"
            stroke="var(--color-paper)"
            strokeWidth="1.2"
            opacity=".45"
          />
        </pattern>
      </defs>
      <rect width="800" height="450" fill="var(--color-paper)" />
      <path d={edge} fill={`url(#lamp${id})`} />
      <path d={edge} fill={`url(#parquet${id})`} />
      <path
        d={lanesDrawn.join('')}
        stroke="var(--color-ink)"
        strokeWidth="1.4"
        strokeDasharray="1 8"
        opacity=".6"
      />
    </>
  );
};
