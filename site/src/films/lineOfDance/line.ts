import { measure, softLine, type Place, type Point } from '../../motion/path';
import { ramp, sampled } from '../../motion/ease';
import { lanes, type Dancers } from './dancers';
import { along, attempt, curls, samples, samplesPerSecond, turning } from './walking';

const spin = (seconds: number, { turns }: Dancers) =>
  turns === undefined ? 0 : -540 * ramp(seconds, turns + 0.2, turns + turning);

export const placeOf = (couple: Dancers, index: number, seconds: number): Place => {
  const place = lanes[couple.lane].at(along(index, seconds));
  return { ...place, angle: place.angle + spin(seconds, couple) };
};

/**
 * Returns where the first couple is after `seconds`. Where it dances a loop, it leaves the lane towards the middle.
 */
export const leading = (seconds: number): Place => {
  const { x, y, angle } = lanes.outer.at(along(0, seconds));
  const [forwardX, forwardY] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  let [shiftX, shiftY, turned] = [0, 0, 0];
  for (const [from, to, times, radius] of curls) {
    const part = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
    const turn = 2 * Math.PI * times * (part * part * (3 - 2 * part) * 0.55 + part * 0.45);
    const [ahead, aside] = [radius * Math.sin(turn), radius * (1 - Math.cos(turn)) * 0.9];
    shiftX += ahead * forwardX + aside * forwardY;
    shiftY += ahead * forwardY - aside * forwardX;
    turned -= turn;
  }
  return { x: x + shiftX, y: y + shiftY, angle: angle + (turned * 180) / Math.PI };
};

export const trace = measure(
  Array.from({ length: samples + 1 }, (_, index): Point => {
    const { x, y } = leading(index / samplesPerSecond);
    return [x, y];
  }),
);
export const traceDrawn = softLine(trace.points.filter((_, index) => index % 2 === 0));

export const drawnAt = (seconds: number): number => sampled(trace.walked, seconds * samplesPerSecond);

/** Path on which the first couple tries to overtake the couple in front, on the inner side of the lane. */
export const detour = measure(
  Array.from({ length: 41 }, (_, step): Point => {
    const part = step / 40;
    const start = along(0, attempt.out);
    const { x, y, angle } = lanes.outer.at(start + part * (along(1, attempt.out) - start + 75));
    const inward = 52 * Math.sin(Math.PI * part) ** 0.8;
    const turn = (angle * Math.PI) / 180;
    return [x + inward * Math.sin(turn), y - inward * Math.cos(turn)];
  }),
);
export const detourDrawn = softLine(detour.points);
