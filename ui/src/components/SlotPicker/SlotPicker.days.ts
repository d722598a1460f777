export interface Day {
  /** Date, such as `2026-11-24`. */
  date: string;
  /** Day of the month. */
  number: number;
  /** Full name, such as "Tuesday 24 November". */
  name: string;
  /** Short name of the month. Only the first day of a month has it. */
  month?: string;
  /** Times to choose from (ISO 8601). */
  slots: string[];
}

const dayLength = 24 * 60 * 60 * 1_000;

/** Returns a function that formats an instant as a date in a time zone, such as `2026-11-24`. */
const dateIn = (timeZone: string) => {
  // The Swedish format is the same as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (instant: string) => format.format(new Date(instant));
};

/** Returns a function that formats an instant as a time of day, such as "09:30", or "Tue 09:30" with its weekday. */
export const timeIn = (timeZone: string, locale: string, weekday?: 'short') => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, weekday, hour: '2-digit', minute: '2-digit' });
  return (instant: string) => format.format(new Date(instant));
};

/** Returns a function that formats an instant in the host's time zone, with the weekday if it is another day there. */
export const hostTimeIn = (hostTimeZone: string, timeZone: string, locale: string) => {
  const [hostDate, date] = [dateIn(hostTimeZone), dateIn(timeZone)];
  const [time, timeWithDay] = [timeIn(hostTimeZone, locale), timeIn(hostTimeZone, locale, 'short')];
  return (instant: string) => (hostDate(instant) === date(instant) ? time : timeWithDay)(instant);
};

/** Returns a readable name of a time zone: "London time", "UTC", or "GMT-05:00" for a zone without a place. */
export const nameOfZone = (timeZone: string, locale = 'en-GB'): string => {
  const place = /^(?!Etc\/).*\/(.+)$/.exec(timeZone)?.[1];
  if (place) return `${place.replaceAll('_', ' ')} time`;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return /^GMT([+-]00:00)?$/.test(name) ? 'UTC' : name;
};

/** Returns short names of the weekdays, Monday first. */
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

/** Returns whole weeks, Monday first, from the first slot to the last. Days begin at midnight in the time zone. */
export const weeksOf = (slots: readonly string[], timeZone: string, locale: string): Day[][] => {
  const groups = groupByDate(slots, timeZone);
  const dates = [...groups.keys()];
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (!first || !last) return [];
  const { nameOf, monthOf } = namesIn(locale);
  // Counts days in UTC, where every day has 24 hours.
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

const enoughTimes = 4;

/**
 * Returns the day that is open at first: in the first two weeks, the first day with at least four times, so that the
 * visitor has a choice. If there is none, the first day with any time.
 */
export const dayToOpen = (weeks: readonly Day[][]): Day | undefined =>
  weeks
    .slice(0, 2)
    .flat()
    .find((day) => day.slots.length >= enoughTimes) ?? weeks.flat().find((day) => day.slots.length > 0);

/** Returns the months from the first to the last day, such as "November – December 2026". */
export const monthsOf = (days: readonly Day[], locale: string): string => {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return '';
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).formatRange(
    Date.parse(first.date),
    Date.parse(last.date),
  );
};
