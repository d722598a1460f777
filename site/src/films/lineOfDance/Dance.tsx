import { Couple } from '../Couple';
import { DrawnLine } from '../DrawnLine';
import { ramp } from '../../motion/ease';
import { DanceFloor } from './DanceFloor';
import { dancers } from './dancers';
import { detour, detourDrawn, drawnAt, leading, placeOf, trace, traceDrawn } from './line';
import { attempt } from './walking';

const Attempt = ({ seconds }: { seconds: number }) => {
  const part = ramp(seconds, attempt.out, attempt.there) - ramp(seconds, attempt.back, attempt.to);
  if (part <= 0) return null;
  const ghost = detour.at(part * detour.length);
  return (
    <>
      <path
        d={detourDrawn}
        stroke="var(--color-accent)"
        strokeWidth="1.75"
        pathLength={detour.length}
        strokeDasharray={
          `0 7 `.repeat(Math.ceil((part * detour.length) / 7)) + `0 ${Math.ceil(detour.length)}`
        }
      />
      <Couple {...ghost} accent opacity={0.55} />
    </>
  );
};

export const Dance = ({ seconds }: { seconds: number }) => {
  const start = trace.at(0);
  const pair = leading(seconds);
  // Without the ring at the beginning of the line where the pair covers half of it.
  const isApart = Math.hypot(pair.x - start.x, pair.y - start.y) > 24;
  return (
    <>
      <DanceFloor />
      <DrawnLine
        d={traceDrawn}
        length={trace.length}
        drawn={drawnAt(seconds)}
        stroke="var(--color-accent)"
        strokeWidth="2.5"
      />
      {isApart && (
        <circle
          cx={start.x}
          cy={start.y}
          r="5"
          fill="var(--color-paper)"
          stroke="var(--color-accent)"
          strokeWidth="2"
        />
      )}
      {dancers.map(
        (couple, index) => index > 0 && <Couple key={index} {...placeOf(couple, index, seconds)} />,
      )}
      <Attempt seconds={seconds} />
      <Couple {...pair} accent size={8} apart={19} />
    </>
  );
};
