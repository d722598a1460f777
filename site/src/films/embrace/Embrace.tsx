import { useId } from 'react';
import { mix, ramp } from '../../motion/ease';
import { following, leading } from './breath';
import { arm, middle, size, trace } from './lines';

export const Embrace = ({ seconds }: { seconds: number }) => {
  const lamp = useId();
  const near = ramp(seconds, 4.6, 8);
  const apart = mix(190, size + 1, near);
  const tilt = 19 * near;
  const leader = { x: 400 - apart, y: middle + tilt - 0.35 * leading(seconds) };
  const follower = { x: 400 + apart, y: middle - tilt - 0.35 * following(seconds) };
  const arms = ramp(seconds, 6.6, 9.4);
  return (
    <>
      <defs>
        <radialGradient id={lamp}>
          <stop stopColor="var(--color-lamp)" />
          <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="450" fill="var(--color-floor)" />
      <ellipse
        cx="400"
        cy={middle}
        rx={mix(250, 300, near)}
        ry={mix(190, 215, near)}
        opacity={mix(0.45, 1, near)}
        fill={`url(#${lamp})`}
      />
      <path d={trace(leading, seconds, leader.x - size, -1)} stroke="var(--color-ink)" strokeWidth="1.75" />
      <path
        d={trace(following, seconds, follower.x + size, 1)}
        stroke="var(--color-accent)"
        strokeWidth="2.5"
      />
      {arms > 0 && (
        <>
          <path d={arm(leader, follower, arms)} stroke="var(--color-ink)" strokeWidth="1.75" />
          <path d={arm(follower, leader, arms)} stroke="var(--color-accent)" strokeWidth="2.5" />
        </>
      )}
      <circle cx={leader.x} cy={leader.y} r={size} fill="var(--color-ink)" />
      <circle
        cx={follower.x}
        cy={follower.y}
        r={size - 1}
        fill="var(--color-paper)"
        stroke="var(--color-accent)"
        strokeWidth="2.5"
      />
    </>
  );
};
