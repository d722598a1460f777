import type { Place } from '../motion/path';

interface CoupleProps extends Place {
  /** True for the couple whose path is drawn as a red line. Its dots are red, too. */
  accent?: boolean;
  /** Radius of the dots. */
  size?: number;
  /** Distance between the centres of the dots. */
  apart?: number;
  opacity?: number;
}

/** A dancing couple from above, as a pair of dots: the filled one leads, the hollow one follows. */
export const Couple = ({ x, y, angle, accent = false, size = 6.5, apart = 16, opacity }: CoupleProps) => (
  <g
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
    stroke={accent ? 'var(--color-accent)' : 'var(--color-ink)'}
    strokeWidth={accent ? 2.25 : 1.75}
    opacity={opacity}
  >
    <circle cx={-apart / 2} r={size} fill={accent ? 'var(--color-accent)' : 'var(--color-ink)'} />
    <circle cx={apart / 2} r={size} fill="var(--color-paper)" />
  </g>
);
