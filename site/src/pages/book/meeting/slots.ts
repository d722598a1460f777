import type { Owner } from '../../../data/schema';

export type Hours = Owner['scheduling']['hours'];

export const slotMinutes = 30;
const weeks = 4;

const minute = 60 * 1_000;
const hour = 60 * minute;
const week = 7 * 24 * hour;

/** All slots begin at a multiple of 15 minutes, because the offset of every time zone from UTC is such a multiple. */
const grid = 15 * minute;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns a function that converts an instant to date, weekday and minutes since midnight in a time zone. */
const clockOf = (timeZone: string) => {
  // Swedish writes the date as ISO does: 2026-11-24 10:30.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant: number) => {
    const [date = '', time = ''] = format.format(instant).split(' ');
    return { date, weekday: weekdays[new Date(date).getUTCDay()], minutes: minutesOf(time) };
  };
};

/** True if the owner has the day off. Entries of `daysOff` are dates, or ranges such as `2026-12-24 to 2027-01-06`. */
const isOff = (date: string, daysOff: readonly string[]) =>
  daysOff.some((entry) => {
    const [first = '', last = first] = entry.split(' to ');
    return first <= date && date <= last;
  });

/**
 * Lists the half hours of the next four weeks in which visitors can meet the owner. Checks each quarter of an hour
 * against the owner's local time, so an hour skipped by summer time is never offered.
 */
export const slotsFrom = (hours: Hours, now: Date): string[] => {
  const clock = clockOf(hours.timeZone);
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const isOpen = (instant: number) => {
    const { weekday, date, minutes } = clock(instant);
    return (
      hours.weekdays.some((open) => open === weekday) &&
      (minutes - from) % slotMinutes === 0 &&
      minutes >= from &&
      minutes + slotMinutes <= to &&
      !isOff(date, hours.daysOff)
    );
  };
  const first = Math.ceil((now.getTime() + hours.notice * hour) / grid) * grid;
  const quarters = Math.max(0, Math.ceil((now.getTime() + weeks * week - first) / grid));
  return Array.from({ length: quarters }, (_, index) => first + index * grid)
    .filter(isOpen)
    .map((instant) => new Date(instant).toISOString());
};
