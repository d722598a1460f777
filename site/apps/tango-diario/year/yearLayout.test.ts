import { expect, test } from 'vitest';
import { cell, daysOf, dotsOf, lineThrough, monthsOf, pointOf, weeksOnAPage } from './yearLayout';

test('a column is a week that begins on a Monday', () => {
  // The first of January 2026 is a Thursday.
  expect(pointOf('2026-01-01')).toEqual({ page: 0, x: cell / 2, y: 3.5 * cell });
  expect(pointOf('2026-01-05')).toEqual({ page: 0, x: 1.5 * cell, y: cell / 2 });
});

test.each([2024, 2026, 2028, 2012])('every day of %i has a place of its own on one of two pages', (year) => {
  const points = daysOf(year).map(pointOf);
  expect(new Set(points.map((point) => JSON.stringify(point))).size).toBe(points.length);
  expect(points.every(({ page, x }) => page <= 1 && x < weeksOnAPage * cell)).toBe(true);
  expect([...monthsOf(year, 0), ...monthsOf(year, 1)]).toHaveLength(12);
});

test('two nights of one day share a dot in the size of the better one', () => {
  const night = { id: '', place: '', dances: undefined, partners: [], line: '' };
  const dots = dotsOf(
    [
      { ...night, date: '2026-03-02', mood: 2 },
      { ...night, date: '2026-03-02', mood: 5 },
      { ...night, date: '2026-01-05', mood: 1 },
      { ...night, date: '2026-12-30', mood: 1 },
    ],
    0,
  );
  expect(dots.map(({ date, mood }) => [date, mood])).toEqual([
    ['2026-01-05', 1],
    ['2026-03-02', 5],
  ]);
  expect(lineThrough(dots)).toMatch(/^M24 8L\d+ 8$/);
});
