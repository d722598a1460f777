import { measure, softLine, type Path, type Point } from '../../motion/path';
import { mix, ramp } from '../../motion/ease';

/** Number of beats in a musical phrase. */
export const beats = 8;
/** Duration of a beat, in seconds. */
export const beat = 0.82;
/** Seconds at which the three phrases of the film begin. */
export const phrases = [0.6, 9, 17.4] as const;

export const [left, right] = [72, 640];
export const line = 132;

export const beatX = (count: number) => mix(left, right, count / beats);

/** The tune as a path. It rises and falls in waves, and ends at the height at which it began. */
export const melody = measure(
  Array.from({ length: 121 }, (_, index): Point => {
    const part = index / 120;
    const rise =
      70 * Math.sin(Math.PI * part) ** 1.2 +
      24 * Math.sin(2 * Math.PI * part * 4) * Math.sin(Math.PI * part) ** 0.7;
    return [mix(left, right, part), line - rise * (1 + 0.25 * part)];
  }),
);
export const melodyDrawn = softLine(melody.points);

interface Couple {
  y: number;
  startX: number;
  /** Beats on which the couple takes a step. */
  steps: readonly number[];
  /** Curls of the couple's path, each with its place as a fraction of the path, number of turns and radius. */
  curls: readonly (readonly [at: number, times: number, radius: number])[];
}

/** Five couples with different steps. All of them arrive when the phrase ends. */
const couples: readonly Couple[] = [
  { y: 208, startX: left, steps: [0, 1, 2, 3, 4, 5, 6, 7], curls: [[0.6, 1, 15]] },
  { y: 256, startX: 236, steps: [0, 2, 4, 6, 7], curls: [] },
  {
    y: 304,
    startX: 150,
    steps: [0, 1, 1.5, 2, 4, 5, 5.5, 6, 7],
    curls: [
      [0.3, 2, 13],
      [0.72, 1, 13],
    ],
  },
  { y: 352, startX: 420, steps: [4, 5, 6, 7], curls: [] },
  { y: 400, startX: 96, steps: [0, 1, 2, 3, 5, 6, 7], curls: [[0.82, 2, 14]] },
];

const walkOf = ({ y, startX, curls }: Couple): Path =>
  measure(
    Array.from({ length: 181 }, (_, index): Point => {
      const part = index / 180;
      let [x, height] = [mix(startX, right - 15, part), y + 3 * Math.sin(part * 7 + y)];
      for (const [at, times, radius] of curls) {
        const turn = 2 * Math.PI * times * ramp(part, at - 0.05 * times, at + 0.05 * times);
        x += radius * Math.sin(turn);
        height -= radius * (1 - Math.cos(turn));
      }
      return [x, height];
    }),
  );

export const walks = couples.map((couple) => {
  const path = walkOf(couple);
  return { ...couple, path, drawn: softLine(path.points) };
});

/** Returns the fraction of its path that a couple has walked after `counted` beats. */
export const stepped = ({ steps }: Pick<Couple, 'steps'>, counted: number): number =>
  steps.reduce((sum, step) => sum + ramp(counted, step + 0.1, step + 0.95), 0) / steps.length;

/** Returns how many beats of a phrase have passed after `seconds`. `from` is the second at which the phrase begins. */
export const counting = (seconds: number, from: number) =>
  Math.min(beats, Math.max(0, (seconds - from) / beat));
