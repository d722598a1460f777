import { ramp } from '../motion/ease';
import { around } from '../motion/path';

/** Speed of a couple with free space ahead, in units of the drawing per second. */
export const walkingSpeed = 26;

/** Smallest distance between two couples, measured along the lane. */
export const leastGap = 30;

export interface Couple {
  /** Index of the couple's lane. 0 is the outermost. */
  lane: number;
  /** Distance walked along the lane. Never decreases. */
  at: number;
  /** Preferred speed, relative to `walkingSpeed`. */
  pace: number;
  /** Seconds between two turns on the spot. */
  turnsEvery: number;
}

/** Duration of a couple's turn on the spot, in seconds. */
const turnDuration = 3;

/** Progress of a couple's turn on the spot, from 0 to 1. It is 0 while the couple walks. */
export const turnOf = ({ turnsEvery }: Couple, seconds: number): number =>
  ramp(around(seconds, turnsEvery), turnsEvery - turnDuration, turnsEvery);

const preferredSpeed = (couple: Couple, seconds: number): number => {
  const turn = turnOf(couple, seconds);
  return couple.pace * (1 - ramp(Math.min(turn, 1 - turn), 0, 1 / 8));
};

/** Returns the distance from a place to the next couple in front. On an empty lane it is the length of the lane. */
export const gapAhead = (at: number, others: readonly number[], length: number): number =>
  Math.min(length, ...others.map((other) => around(other - at, length)));

/** Returns a factor for the speed: 0 if the couple in front is too close, 1 if it is far enough away. */
const speedFactor = (gap: number) => ramp(gap, leastGap, leastGap + 36);

/**
 * Moves the couples for one frame, which lasted `passed` seconds. A couple that is close behind another one waits, so
 * nobody overtakes. `pairAt` is the place of the couple that walks along the red line, while that couple is in the way
 * of others on the first lane.
 */
export const stepCouples = (
  couples: readonly Couple[],
  lengths: readonly number[],
  seconds: number,
  passed: number,
  pairAt?: number,
): Couple[] =>
  couples.map((couple, index) => {
    const { lane, at } = couple;
    const length = lengths[lane] ?? 1;
    const others = couples
      .filter((other, place) => place !== index && other.lane === lane)
      .map((other) => other.at);
    if (lane === 0 && pairAt !== undefined) others.push(pairAt);
    const gap = gapAhead(at, others, length);
    const step = walkingSpeed * preferredSpeed(couple, seconds) * speedFactor(gap) * passed;
    return { ...couple, at: at + Math.min(step, Math.max(0, gap - leastGap)) };
  });

/**
 * Returns how far the pair on the red line walks in a frame. Like the couples, it waits if it is close behind another
 * one.
 */
export const stepAlong = (gap: number, passed: number): number =>
  Math.min(walkingSpeed * speedFactor(gap) * passed, Math.max(0, gap - leastGap));

/** True if a couple can enter a lane at a place: no other couple is close in front of it or behind it. */
export const mayEnter = (at: number, others: readonly number[], length: number): boolean =>
  others.every(
    (other) => around(other - at, length) > leastGap && around(at - other, length) > leastGap * 1.5,
  );
