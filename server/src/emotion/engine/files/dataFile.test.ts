import { expect, test } from 'vitest';
import { readText, weight } from './dataFile.js';

test('every weight says in a sentence what it does', () => {
  const listed = Object.entries(JSON.parse(readText('weights.json')) as Record<string, [number, string]>);
  expect(listed.length).toBeGreaterThan(35);
  for (const [name, [value, sentence]] of listed) {
    expect(weight(name)).toBe(value);
    expect([name, sentence]).toEqual([name, expect.stringMatching(/^.{20,}[.”"]$/u)]);
  }
  expect(() => weight('none such')).toThrow('none such');
});
