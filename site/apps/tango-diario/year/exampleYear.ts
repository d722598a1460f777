import type { Mood } from '../diary/night';
import { cell, daysOf, pointOf, type DrawnNight } from './yearLayout';

/** Weekdays of the invented nights: Wednesday, Friday and Saturday. Monday is 0. */
const evenings = new Set([2, 4, 5]);

/** Returns invented nights of a year, for the picture of an empty diary. They are never stored. */
export const exampleYear = (year: number): DrawnNight[] =>
  daysOf(year)
    .map((date, day) => ({ date, day, mood: (((day * 13) % 5) + 1) as Mood }))
    .filter(({ date, day }) => evenings.has(pointOf(date).y / cell - 0.5) && (day * 31) % 11 < 4);
