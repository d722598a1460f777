import type { Night } from '../diary/night';

/** Side length of the square for a day, in units of the drawing. */
export const cell = 16;

/** Number of columns on a page. The drawing has two pages, each with half a year. */
export const weeksOnAPage = 27;

const dayLength = 24 * 60 * 60 * 1000;

export interface Point {
  page: number;
  x: number;
  y: number;
}

/** Returns the position of a day in the drawing, which has one column per week, with Monday at the top. */
export const pointOf = (date: string): Point => {
  const time = Date.parse(`${date}T00:00:00Z`);
  const newYear = Date.UTC(Number(date.slice(0, 4)), 0, 1);
  const firstWeekday = (new Date(newYear).getUTCDay() + 6) % 7;
  const index = Math.round((time - newYear) / dayLength) + firstWeekday;
  const week = Math.floor(index / 7);
  const page = Math.floor(week / weeksOnAPage);
  return { page, x: ((week % weeksOnAPage) + 0.5) * cell, y: ((index % 7) + 0.5) * cell };
};

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Returns all ISO dates of a year. */
export const daysOf = (year: number): string[] => {
  const count = Math.round((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayLength);
  return Array.from({ length: count }, (_, day) => iso(year, 0, day + 1));
};

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/**
 * Returns the labels of the months in one half of the year (`page` 0 or 1). Each is in the column of the month's first
 * full week.
 */
export const monthsOf = (year: number, page: number) =>
  Array.from({ length: 12 }, (_, month) => ({
    name: monthName.format(Date.UTC(year, month, 15)).slice(0, 3),
    ...pointOf(iso(year, month, month === 0 ? 1 : 7)),
  })).filter((month) => month.page === page);

/** Fields of a night that the picture shows. */
export type DrawnNight = Pick<Night, 'date' | 'mood'>;

interface Dot extends Point {
  date: string;
  mood: number;
}

/**
 * Returns the dots for one half of the year (`page` 0 or 1) in order of date. A day with several nights has one dot, of
 * its best mood.
 */
export const dotsOf = (nights: readonly DrawnNight[], page: number): Dot[] => {
  const best = new Map<string, number>();
  for (const { date, mood } of nights) best.set(date, Math.max(mood, best.get(date) ?? 0));
  return [...best]
    .map(([date, mood]) => ({ date, mood, ...pointOf(date) }))
    .filter((dot) => dot.page === page)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
};

/** Returns an SVG path that connects the points. */
export const lineThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
