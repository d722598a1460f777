import { mix, ramp, swell } from '../../motion/ease';

const wave = (seconds: number, period: number, shift = 0) =>
  Math.sin(2 * Math.PI * (seconds / period + shift));

/** Factor for the breath of both people: 0 while they hold their breath, before they breathe together, otherwise 1. */
const held = (seconds: number) => 1 - swell(seconds, 14.2, 16.6, 0.8);

const together = (seconds: number) => 40 * wave(seconds - 16.2, 3.6);

/** Fast, shallow breaths that are added for the three seconds in which the leader is in a hurry. */
const hurry = (seconds: number) => 17 * wave(seconds, 0.42) * swell(seconds, 10.4, 13.4, 0.7);

/** How far the leader has breathed in after `seconds`: short breaths at first, longer ones in the embrace. */
export const leading = (seconds: number): number => {
  const alone = 22 * wave(seconds, 1.25) + 8 * wave(seconds, 0.78, 0.3);
  return mix(alone * held(seconds), together(seconds), ramp(seconds, 15.6, 17.4)) + hurry(seconds);
};

/** How far the follower has breathed in after `seconds`: calmly, apart from a short reaction to the leader's hurry. */
export const following = (seconds: number): number => {
  const alone = 36 * wave(seconds, 3.9, 0.35);
  return (
    mix(alone * held(seconds), together(seconds), ramp(seconds, 15.6, 17.4)) + 0.55 * hurry(seconds - 0.25)
  );
};
