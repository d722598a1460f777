import { describe, expect, test } from 'vitest';
import { slotsFrom, type Hours } from './slots';

const hours: Hours = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  from: '10:00',
  to: '17:00',
  timeZone: 'Europe/Berlin',
  notice: 24,
  daysOff: [],
};

const slots = (changes: Partial<Hours>, now: string) => slotsFrom({ ...hours, ...changes }, new Date(now));

const onDate = (all: readonly string[], date: string) => all.filter((slot) => slot.startsWith(date));

test('slots are half hours within the owner’s hours, on weekdays, for four weeks', () => {
  const all = slots({}, '2026-11-22T12:00:00Z');
  const monday = onDate(all, '2026-11-30');
  expect([monday.length, monday.at(0), monday.at(-1)]).toEqual([
    14,
    '2026-11-30T09:00:00.000Z',
    '2026-11-30T15:30:00.000Z',
  ]);
  expect(onDate(all, '2026-11-28')).toEqual([]);
  expect(all.at(-1)).toBe('2026-12-18T15:30:00.000Z');
});

test('no slot begins within the minimum notice, or has begun already', () => {
  expect(slots({}, '2026-11-23T09:10:00Z').at(0)).toBe('2026-11-24T09:30:00.000Z');
  expect(slots({ notice: 0 }, '2026-11-23T09:30:00Z').at(0)).toBe('2026-11-23T09:30:00.000Z');
  expect(slots({ notice: 48 }, '2026-11-23T09:30:00Z').at(0)).toBe('2026-11-25T09:30:00.000Z');
});

test('days off have no slots: single dates, and ranges with their first and last date', () => {
  const all = slots({ daysOff: ['2026-12-01', '2026-12-07 to 2026-12-09'] }, '2026-11-23T12:00:00Z');
  for (const date of ['2026-12-01', '2026-12-07', '2026-12-08', '2026-12-09'])
    expect(onDate(all, date)).toEqual([]);
  expect(onDate(all, '2026-12-02')).toHaveLength(14);
  expect(onDate(all, '2026-12-10')).toHaveLength(14);
});

test('weekdays and days off are those of the owner’s time zone', () => {
  const auckland = { timeZone: 'Pacific/Auckland', from: '09:00', to: '10:00' };
  const all = slots({ ...auckland, daysOff: ['2026-12-02'] }, '2026-11-23T12:00:00Z');
  expect(all).toContain('2026-11-29T20:00:00.000Z');
  expect(all).not.toContain('2026-12-01T20:00:00.000Z');
  expect(all).toContain('2026-12-02T20:00:00.000Z');
});

describe('when the clock changes', () => {
  test('the owner’s hours stay the same in local time, in spring and in autumn', () => {
    const spring = slots({}, '2026-03-23T12:00:00Z');
    expect(onDate(spring, '2026-03-27').at(0)).toBe('2026-03-27T09:00:00.000Z');
    expect(onDate(spring, '2026-03-30').at(0)).toBe('2026-03-30T08:00:00.000Z');
    const autumn = slots({}, '2026-10-19T12:00:00Z');
    expect(onDate(autumn, '2026-10-23').at(0)).toBe('2026-10-23T08:00:00.000Z');
    expect(onDate(autumn, '2026-10-26').at(0)).toBe('2026-10-26T09:00:00.000Z');
  });

  const night: Partial<Hours> = { weekdays: ['Sunday'], from: '01:00', to: '04:00' };

  test('the hour that the clock skips in spring has no slots', () => {
    expect(onDate(slots(night, '2026-03-23T12:00:00Z'), '2026-03-29')).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ]);
  });

  test('the hour that comes twice in autumn has its slots twice', () => {
    const all = slots(night, '2026-10-19T12:00:00Z').filter((slot) => slot < '2026-10-26');
    expect(all.at(0)).toBe('2026-10-24T23:00:00.000Z');
    expect(all).toHaveLength(8);
    expect(new Set(all).size).toBe(8);
  });

  test('the hours stay the same if the clock changes by half an hour', () => {
    const island = { timeZone: 'Australia/Lord_Howe', from: '09:00', to: '10:00' };
    const all = slots(island, '2026-09-28T12:00:00Z');
    expect(all).toContain('2026-10-01T22:30:00.000Z');
    expect(all).toContain('2026-10-04T22:00:00.000Z');
  });
});

test('slots begin at the right time in a zone with an offset of 45 minutes', () => {
  const all = slots({ timeZone: 'Asia/Kathmandu', from: '10:15', to: '11:15' }, '2026-11-23T12:00:00Z');
  expect(onDate(all, '2026-11-25')).toEqual(['2026-11-25T04:30:00.000Z', '2026-11-25T05:00:00.000Z']);
});

test('the last slot of the day may end at midnight', () => {
  const all = slots({ from: '23:00', to: '24:00', timeZone: 'UTC' }, '2026-11-23T12:00:00Z');
  expect(onDate(all, '2026-11-25')).toEqual(['2026-11-25T23:00:00.000Z', '2026-11-25T23:30:00.000Z']);
});

test('with a minimum notice of more than four weeks there are no slots', () =>
  expect(slots({ notice: 24 * 40 }, '2026-11-23T12:00:00Z')).toEqual([]));
