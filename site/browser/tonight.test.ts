import { expect, test } from 'vitest';
import { tonight } from './tonight';

test('until six in the morning, the date is that of the evening before', () => {
  expect(tonight(new Date(2026, 0, 1, 3))).toBe('2025-12-31');
  expect(tonight(new Date(2026, 0, 1, 22))).toBe('2026-01-01');
});
