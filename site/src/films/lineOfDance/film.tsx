import type { Film } from '@line-of-dance/ui';
import { Couple } from '../Couple';
import { DrawnLine } from '../DrawnLine';
import { ramp } from '../../motion/ease';
import { DanceFloor } from './DanceFloor';
import { dancers } from './dancers';
import { detour, detourDrawn, drawnAt, leading, placeOf, trace, traceDrawn } from './line';
import { attempt, duration } from './walking';

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

const Dance = ({ seconds }: { seconds: number }) => {
  const start = trace.at(0);
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
      <circle
        cx={start.x}
        cy={start.y}
        r="5"
        fill="var(--color-paper)"
        stroke="var(--color-accent)"
        strokeWidth="2"
      />
      {dancers.map(
        (couple, index) => index > 0 && <Couple key={index} {...placeOf(couple, index, seconds)} />,
      )}
      <Attempt seconds={seconds} />
      <Couple {...leading(seconds)} accent size={8} apart={19} />
    </>
  );
};

/** Film about overtaking: one lap of one couple. */
export const lineOfDance: Film = {
  title: 'Why nobody overtakes',
  duration,
  alt: 'A dance floor from above. Pairs of dots go round it anticlockwise on three lanes, and one of them draws a red line.',
  poster: 28.6,
  chapters: [
    { at: 0, title: 'One way', still: 6.5, text: 'Everyone goes the same way round, anticlockwise.' },
    {
      at: 7.6,
      title: 'Waiting',
      still: 11.6,
      text: 'When the couple in front stops to turn, those behind stop as well, and turn too.',
    },
    {
      at: 16,
      title: 'Overtaking',
      still: 19.4,
      text: 'Whoever overtakes brings the whole floor to a halt, and wins one place in a circle.',
    },
    { at: 21.6, title: 'Round again', still: 29.8, text: 'The way ends where it began. Nobody is first.' },
  ],
  draw: (seconds) => <Dance seconds={seconds} />,
};
