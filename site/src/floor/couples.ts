import { ramp } from '../motion/ease';
import { around } from '../motion/path';

/** Units a second on the drawing: an unhurried walk. */
export const walk = 26;

/** Nobody comes closer to the couple in front than this, measured along the lane. */
export const leastGap = 30;

export interface Couple {
  /** The lane on which they walk. */
  lane: number;
  /** How far they have come along it. It only grows. */
  at: number;
  /** How fast they like to walk; 1 is a walk. */
  pace: number;
  /** Every so many seconds they stop to turn on the spot. */
  turnsEvery: number;
}

/** How long a turn on the spot takes, in seconds. */
const turning = 3;

/** The turn that a couple is in, from 0 to 1; 0 while they walk. */
export const turnOf = ({ turnsEvery }: Couple, seconds: number): number =>
  ramp(around(seconds, turnsEvery), turnsEvery - turning, turnsEvery);

const wish = (couple: Couple, seconds: number): number => {
  const turn = turnOf(couple, seconds);
  return couple.pace * (1 - ramp(Math.min(turn, 1 - turn), 0, 1 / 8));
};

/** The way to the next one on the lane, who may be one's own back after a whole round. */
export const gapAhead = (at: number, others: readonly number[], length: number): number =>
  Math.min(length, ...others.map((other) => around(other - at, length)));

/** How freely a couple may walk with so much room in front, from 0 to 1. */
const freedom = (gap: number) => ramp(gap, leastGap, leastGap + 36);

/**
 * The couples after some time. Whoever has somebody close in front waits, so that nobody overtakes. `guest` is the
 * place on lane 0 of the couple that walks along the line, while it is on the floor.
 */
export const stepCouples = (
  couples: readonly Couple[],
  lengths: readonly number[],
  seconds: number,
  passed: number,
  guest?: number,
): Couple[] =>
  couples.map((couple, index) => {
    const { lane, at } = couple;
    const length = lengths[lane] ?? 1;
    const others = couples
      .filter((other, place) => place !== index && other.lane === lane)
      .map((other) => other.at);
    if (lane === 0 && guest !== undefined) others.push(guest);
    const gap = gapAhead(at, others, length);
    const step = walk * wish(couple, seconds) * freedom(gap) * passed;
    return { ...couple, at: at + Math.min(step, Math.max(0, gap - leastGap)) };
  });

/** The step of the couple that walks along the line: it, too, waits for those in front. */
export const stepAlong = (gap: number, passed: number): number =>
  Math.min(walk * freedom(gap) * passed, Math.max(0, gap - leastGap));

/** Whether there is room to step on to the floor at a place, with those behind warned as well. */
export const mayEnter = (at: number, others: readonly number[], length: number): boolean =>
  others.every(
    (other) => around(other - at, length) > leastGap && around(at - other, length) > leastGap * 1.5,
  );
