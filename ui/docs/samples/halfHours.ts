const hour = 60 * 60 * 1_000;

const halfHoursOf = (day: number): string[] =>
  Array.from({ length: 14 }, (_, index) => new Date(day + 9 * hour + index * (hour / 2)).toISOString());

/** Start times of half-hour meetings from nine to four (UTC), on the weekdays of four weeks. */
export const halfHours = Array.from({ length: 28 }, (_, index) => Date.UTC(2026, 10, 24) + index * 24 * hour)
  .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
  .flatMap(halfHoursOf);
