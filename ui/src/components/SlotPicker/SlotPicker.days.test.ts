import { expect, test } from 'vitest';
import { dayToOpen, hostTimeIn, monthsOf, nameOfZone, timeIn, weekdaysIn, weeksOf } from './SlotPicker.days';

const week = (slots: string[], timeZone: string) =>
  weeksOf(slots, timeZone, 'en-GB')
    .flat()
    .filter((day) => day.slots.length > 0)
    .map((day) => [day.name, day.slots]);

test('whole weeks are shown, from the Monday before the first slot to the Sunday after the last', () => {
  const weeks = weeksOf(['2026-11-25T09:00:00Z', '2026-12-29T09:00:00Z'], 'Europe/London', 'en-GB');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toMatchObject({ date: '2026-11-23', name: 'Monday 23 November' });
  expect(weeks[1]?.[1]).toMatchObject({ date: '2026-12-01', month: 'Dec' });
  expect(weeks[5]?.[6]).toMatchObject({ date: '2027-01-03', number: 3, slots: [] });
});

test('only weeks and months with slots are shown', () => {
  const weeks = weeksOf(['2026-11-30T09:00:00Z', '2026-12-08T09:00:00Z'], 'Europe/London', 'en-GB');
  expect(weeks).toHaveLength(2);
  expect(weeks[1]?.[6]).toMatchObject({ date: '2026-12-13', slots: [] });
  const days = weeks.flat().filter((day) => day.slots.length > 0);
  expect(monthsOf(days, 'en-GB').replace(/\s/g, ' ')).toBe('November – December 2026');
});

test('a slot late in the evening belongs to the next day further east', () => {
  const slot = '2026-11-25T15:30:00Z';
  expect(week([slot], 'Europe/London')).toEqual([['Wednesday 25 November', [slot]]]);
  expect(week([slot], 'Asia/Tokyo')).toEqual([['Thursday 26 November', [slot]]]);
});

test('no week is lost or doubled where the clock changes', () => {
  const weeks = weeksOf(['2026-03-23T09:00:00Z', '2026-04-05T09:00:00Z'], 'Europe/Berlin', 'en-GB');
  const april = Array.from({ length: 5 }, (_, index) => index + 1);
  const numbers = weeks.flat().map((day) => day.number);
  expect(numbers).toEqual([23, 24, 25, 26, 27, 28, 29, 30, 31, ...april]);
});

test('without slots there is no week', () => expect(weeksOf([], 'UTC', 'en-GB')).toEqual([]));

const opened = (counts: Record<string, number>) => {
  const timesOf = ([date, count]: [string, number]) =>
    Array.from({ length: count }, (_, hour) => `${date}T${10 + hour}:00:00Z`);
  return dayToOpen(weeksOf(Object.entries(counts).flatMap(timesOf), 'UTC', 'en-GB'))?.date;
};

test('opens the first day with at least four times, also in the next week', () => {
  expect(opened({ '2026-11-24': 7, '2026-11-25': 7 })).toBe('2026-11-24');
  expect(opened({ '2026-11-24': 3, '2026-11-25': 4 })).toBe('2026-11-25');
  expect(opened({ '2026-11-27': 2, '2026-11-30': 7 })).toBe('2026-11-30');
});

test('opens the first day if no day of two weeks has four times', () => {
  expect(opened({ '2026-11-24': 3, '2026-11-25': 2 })).toBe('2026-11-24');
  expect(opened({ '2026-11-24': 3, '2026-12-08': 7 })).toBe('2026-11-24');
  expect(opened({})).toBeUndefined();
});

test('formats a time in its zone, before and after the clock changes', () => {
  const time = timeIn('Europe/Berlin', 'en-GB');
  expect([time('2026-03-28T09:00:00Z'), time('2026-03-29T09:00:00Z')]).toEqual(['10:00', '11:00']);
});

test('adds the weekday to the time of the host where it is another day for the visitor', () => {
  const time = hostTimeIn('Europe/Berlin', 'Pacific/Auckland', 'en-GB');
  expect(time('2026-11-24T13:30:00Z')).toBe('Tue 14:30');
  expect(time('2026-11-24T09:30:00Z')).toBe('10:30');
  // Here both have the same time of day, but on different days.
  expect(hostTimeIn('Pacific/Honolulu', 'Pacific/Kiritimati', 'en-GB')('2026-11-24T20:00:00Z')).toBe(
    'Tue 10:00',
  );
});

test('names a zone after its place, if it has one', () => {
  const names = ['America/Argentina/Buenos_Aires', 'Europe/London', 'Etc/GMT+5', 'UTC'];
  expect(names.map((zone) => nameOfZone(zone, 'en-GB'))).toEqual([
    'Buenos Aires time',
    'London time',
    'GMT-05:00',
    'UTC',
  ]);
});

test('the week begins on Monday', () => expect(weekdaysIn('en-GB')[0]).toBe('Mon'));
