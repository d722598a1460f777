import { measure, softLine, type Place, type Point } from '../../motion/path';
import { mix, ramp } from '../../motion/ease';

/** Vertical centre of the drawing. The two dots, which represent two people, move up and down around it. */
export const middle = 225;
/** Radius of the two dots. */
export const size = 50;

/** Speed at which the line of a breath moves outwards, in units of the drawing per second. */
const speed = 72;

const reach = 430;

/**
 * Line that shows somebody's breathing, like the line of a seismograph. It starts at `from`, the edge of a dot, and
 * moves to the right if `way` is 1, else to the left.
 */
export const trace = (
  breath: (seconds: number) => number,
  seconds: number,
  from: number,
  way: 1 | -1,
): string =>
  softLine(
    Array.from({ length: reach / 5 }, (_, step): Point => {
      const distance = step * 5;
      const rise = mix(0.35, 1, ramp(distance, 0, 45));
      return [from + way * distance, middle - rise * breath(seconds - distance / speed)];
    }),
  );

type Dot = Pick<Place, 'x' | 'y'>;

/** Line of an arm from one dot around the other. `part` is the fraction of it that is drawn. */
export const arm = (own: Dot, other: Dot, part: number): string => {
  const wide = size + 20;
  const between = Math.atan2(other.y - own.y, other.x - own.x);
  const side = between - Math.PI / 2 - Math.asin(20 / Math.hypot(other.x - own.x, other.y - own.y));
  const onCircle = ({ x, y }: Dot, radius: number, turn: number): Point => [
    x + radius * Math.cos(turn),
    y + radius * Math.sin(turn),
  ];
  const around = Array.from({ length: 45 }, (_, step) => onCircle(other, wide, side + step * 0.093));
  const whole = measure([onCircle(own, size, side), ...around]);
  const reached = Array.from({ length: 41 }, (_, step): Point => {
    const { x, y } = whole.at((step / 40) * part * whole.length);
    return [x, y];
  });
  return softLine(reached);
};
