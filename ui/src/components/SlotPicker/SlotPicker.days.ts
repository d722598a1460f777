export interface Day {
  /** The date, such as `2026-11-24`. */
  date: string;
  /** The day of the month. */
  number: number;
  /** "Tuesday 24 November". */
  name: string;
  /** The month's short name, on the first of a month. */
  month?: string;
  /** The instants that can be chosen on this day. */
  slots: string[];
}

const dayLength = 24 * 60 * 60 * 1_000;

/** The calendar date of a time zone at an instant, as `2026-11-24`. */
const dateIn = (timeZone: string) => {
  // Swedish writes dates the ISO way.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (instant: string) => format.format(new Date(instant));
};

/** Formats the time of day at an instant, such as "09:30". */
export const timeIn = (timeZone: string, locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return (instant: string) => format.format(new Date(instant));
};

/** What people call a time zone: "London time", or "GMT-05:00" for a zone without a place. */
export const nameOfZone = (timeZone: string, locale: string): string => {
  const place = /^(?!Etc\/).*\/(.+)$/.exec(timeZone)?.[1];
  if (place) return `${place.replaceAll('_', ' ')} time`;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

/** The short names of Monday to Sunday. */
export const weekdaysIn = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' });
  const monday = Date.UTC(2024, 0, 1);
  return Array.from({ length: 7 }, (_, index) => format.format(monday + index * dayLength));
};

const groupByDate = (slots: readonly string[], timeZone: string) => {
  const dateOf = dateIn(timeZone);
  const groups = new Map<string, string[]>();
  for (const slot of slots) {
    const date = dateOf(slot);
    groups.set(date, [...(groups.get(date) ?? []), slot]);
  }
  return groups;
};

const namesIn = (locale: string) => {
  const name = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const month = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' });
  return { nameOf: (day: Date) => name.format(day), monthOf: (day: Date) => month.format(day) };
};

/** The weeks, Monday to Sunday, from the first slot to the last, with each slot on its day in a time zone. */
export const weeksOf = (slots: readonly string[], timeZone: string, locale: string): Day[][] => {
  const groups = groupByDate(slots, timeZone);
  const dates = [...groups.keys()];
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (!first || !last) return [];
  const { nameOf, monthOf } = namesIn(locale);
  // Dates are counted in UTC, where every day has 24 hours.
  const monday = Date.parse(first) - ((new Date(first).getUTCDay() + 6) % 7) * dayLength;
  const weeks = Math.floor((Date.parse(last) - monday) / (7 * dayLength)) + 1;
  const dayAt = (index: number): Day => {
    const day = new Date(monday + index * dayLength);
    const date = day.toISOString().slice(0, 10);
    const number = day.getUTCDate();
    const month = number === 1 ? { month: monthOf(day) } : {};
    return { date, number, name: nameOf(day), ...month, slots: groups.get(date) ?? [] };
  };
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayAt(week * 7 + day)),
  );
};

/** The months of these weeks, such as "November – December 2026". */
export const monthsOf = (weeks: readonly Day[][], locale: string): string => {
  const days = weeks.flat();
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return '';
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).formatRange(
    Date.parse(first.date),
    Date.parse(last.date),
  );
};
