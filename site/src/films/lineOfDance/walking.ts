import { around } from '../../motion/path';
import { ramp, sampled, swell } from '../../motion/ease';
import { lineOfDance } from '../outlines';
import { dancers, lanes, type Dancers } from './dancers';

export const samplesPerSecond = 20;
export const samples = lineOfDance.duration * samplesPerSecond;

/**
 * Times of the attempt to overtake, in seconds. All couples stop between `from` and `to`. The first couple sets out at
 * `out`, is in front at `there`, and is on its way back from `back` to `to`.
 */
export const attempt = { from: 16.4, out: 17, there: 19, back: 19.6, to: 21.2 };

/** Duration of a couple's turn on the spot, in seconds. */
export const turning = 2.6;

/** Loops in the path of the first couple, each with its first and last second, number of turns and radius. */
export const curls = [
  [3.4, 5.6, 1, 19],
  [9.4, 12, 2, 17],
  [14, 16, 1, 19],
  [23, 25.2, 2, 17],
] as const;

/** Factor for the speed of the first couple, which is slower wherever its path makes a loop. */
const curling = (seconds: number) =>
  1 - 0.6 * Math.max(...curls.map(([from, to]) => swell(seconds, from - 0.2, to + 0.2, 0.4)));

/** Speed at which a couple would walk if no other couple were in its way. 1 is the normal speed. */
const pace = (seconds: number, { turns }: Dancers, leads: boolean): number =>
  swell(seconds, 0.6, 29.6, 0.9) *
  (1 - swell(seconds, attempt.from, attempt.to, 0.6)) *
  (leads ? curling(seconds) : 1) *
  (turns === undefined ? 1 : 1 - swell(seconds, turns, turns + turning, 0.5));

const speed = 104;

/**
 * For each couple, the index of the couple in front of it on its lane. For the last couple of a lane, that is the first
 * one, because lanes are closed.
 */
const ahead = dancers.map(({ lane }, index) => {
  const next = index + 1;
  return dancers[next]?.lane === lane ? next : dancers.findIndex((other) => other.lane === lane);
});

/** Smallest distance between two couples, measured along the lane. */
export const leastGap = 48;

/** How far each couple has walked along its lane, at each sample of the film. */
const distances: readonly (readonly number[])[] = (() => {
  const now = dancers.map(({ lane, start }) => start * lanes[lane].length);
  const start = [...now];
  const table = now.map((distance) => [distance]);
  for (let sample = 0; sample < samples; sample++)
    for (const [index, couple] of dancers.entries()) {
      const { length } = lanes[couple.lane];
      const here = now[index] ?? 0;
      const gap = around((now[ahead[index] ?? 0] ?? 0) - here, length);
      const wish = pace(sample / samplesPerSecond, couple, index === 0);
      const left = index === 0 ? (start[0] ?? 0) + length - here : length;
      const free = Math.min(ramp(gap, leastGap, leastGap + 50), Math.sqrt(Math.max(0, left) / 90), 1);
      now[index] = here + (wish * free * speed) / samplesPerSecond;
      table[index]?.push(now[index] ?? 0);
    }
  return table;
})();

/** Returns how far a couple has walked along its lane after `seconds`. */
export const along = (index: number, seconds: number): number =>
  sampled(distances[index] ?? [], seconds * samplesPerSecond);
