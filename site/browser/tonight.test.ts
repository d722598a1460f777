import { afterEach, expect, test, vi } from 'vitest';
import { tonight } from './tonight';

afterEach(() => void vi.unstubAllEnvs());

test('until six in the morning, the date is that of the evening before', () => {
  expect(tonight(new Date(2026, 0, 1, 3))).toBe('2025-12-31');
  expect(tonight(new Date(2026, 0, 1, 22))).toBe('2026-01-01');
});

test.each([
  ['2026-03-29', '05:30', '2026-03-28'],
  ['2026-03-29', '06:30', '2026-03-29'],
  ['2026-10-25', '05:30', '2026-10-24'],
  ['2026-10-25', '06:30', '2026-10-25'],
])('on %s, when clocks change, %s belongs to %s', (day, time, evening) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(tonight(new Date(`${day}T${time}`))).toBe(evening);
});
