import type { Mood } from '../diary/night';
import { cell, daysOf, pointOf, type DrawnNight } from './yearLayout';

/** Wednesdays, Fridays and Saturdays. */
const evenings = new Set([2, 4, 5]);

/** Invented nights of a year, for the picture of a diary without any. They are never kept. */
export const exampleYear = (year: number): DrawnNight[] =>
  daysOf(year)
    .map((date, day) => ({ date, day, mood: (((day * 13) % 5) + 1) as Mood }))
    .filter(({ date, day }) => evenings.has(pointOf(date).y / cell - 0.5) && (day * 31) % 11 < 4);
