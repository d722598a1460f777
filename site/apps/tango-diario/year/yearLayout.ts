import type { Night } from '../diary/night';

/** Side of a day's cell. */
export const cell = 16;

/** The picture is a spread of two pages with half a year of weeks on each. */
export const weeksOnAPage = 27;

const dayLength = 24 * 60 * 60 * 1000;

export interface Point {
  page: number;
  x: number;
  y: number;
}

/** Where a day is: a column a week, Monday at the top. */
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

/** Every day of a year, ISO. */
export const daysOf = (year: number): string[] => {
  const count = Math.round((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayLength);
  return Array.from({ length: count }, (_, day) => iso(year, 0, day + 1));
};

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The months of a page, each at the column of its first whole week. */
export const monthsOf = (year: number, page: number) =>
  Array.from({ length: 12 }, (_, month) => ({
    name: monthName.format(Date.UTC(year, month, 15)).slice(0, 3),
    ...pointOf(iso(year, month, month === 0 ? 1 : 7)),
  })).filter((month) => month.page === page);

export interface Dot extends Point {
  date: string;
  mood: number;
}

/** The danced days of a page from the first to the last, each with the best mood of its nights. */
export const dotsOf = (nights: readonly Night[], page: number): Dot[] => {
  const best = new Map<string, number>();
  for (const { date, mood } of nights) best.set(date, Math.max(mood, best.get(date) ?? 0));
  return [...best]
    .map(([date, mood]) => ({ date, mood, ...pointOf(date) }))
    .filter((dot) => dot.page === page)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
};

/** The line from night to night. */
export const lineThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
