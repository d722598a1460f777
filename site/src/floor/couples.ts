import { ramp } from '../motion/ease';
import { around } from '../motion/path';

/** Walking speed, in units of the drawing per second. */
export const walk = 26;

/** Smallest distance to the couple in front, along the lane. */
export const leastGap = 30;

export interface Couple {
  /** Index of the lane. */
  lane: number;
  /** Distance walked along the lane. Never decreases. */
  at: number;
  /** Preferred speed, relative to `walk`. */
  pace: number;
  /** Seconds between two turns on the spot. */
  turnsEvery: number;
}

/** Duration of a turn on the spot, in seconds. */
const turning = 3;

/** Progress of a couple's turn, from 0 to 1. It is 0 while they walk. */
export const turnOf = ({ turnsEvery }: Couple, seconds: number): number =>
  ramp(around(seconds, turnsEvery), turnsEvery - turning, turnsEvery);

const wish = (couple: Couple, seconds: number): number => {
  const turn = turnOf(couple, seconds);
  return couple.pace * (1 - ramp(Math.min(turn, 1 - turn), 0, 1 / 8));
};

/** Distance to the next couple on the lane. Alone on it, that is a whole round. */
export const gapAhead = (at: number, others: readonly number[], length: number): number =>
  Math.min(length, ...others.map((other) => around(other - at, length)));

/** Speed factor from 0 to 1 for the distance in front. */
const freedom = (gap: number) => ramp(gap, leastGap, leastGap + 36);

/**
 * Returns the couples after some time. A couple close behind another one waits, so that nobody overtakes. `guest` is
 * the place on lane 0 of the couple that walks along the line, while it is on the floor.
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

/** Returns the step of the couple that walks along the line. It also waits for couples in front. */
export const stepAlong = (gap: number, passed: number): number =>
  Math.min(walk * freedom(gap) * passed, Math.max(0, gap - leastGap));

/** True if there is room to enter the floor at a place, in front and behind. */
export const mayEnter = (at: number, others: readonly number[], length: number): boolean =>
  others.every(
    (other) => around(other - at, length) > leastGap && around(at - other, length) > leastGap * 1.5,
  );
