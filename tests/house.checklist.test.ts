import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'journeys');
const checklist = readFileSync(join(folder, 'README.md'), 'utf8');
const lines = checklist.split('\n').filter((line) => line.startsWith('- '));
const namesIn = (line: string) => [...line.matchAll(/`([^`]+?) › ([^`]+)`/g)];

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title in the source as a pattern: `${…}` and `%s` match anything. */
const patternOf = (source: string) =>
  new RegExp(
    `^${source
      .replace(/\\(.)/g, '$1')
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}|%[sdifjo]/)
      .map(literal)
      .join('.+')}$`,
  );

/** The titles of a file: what follows `test(`, or the table of a `test.each`. */
const titlesIn = (file: string): RegExp[] => {
  const source = readFileSync(join(folder, file), 'utf8');
  const titles = source.matchAll(/(?:\btest(?:\.each)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g);
  return [...titles].map(([, , title]) => patternOf(title ?? ''));
};

test('each line of the checklist names its test', () => {
  expect(lines.length).toBeGreaterThan(250);
  expect(lines.filter((line) => namesIn(line).length === 0)).toEqual([]);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('each test that the checklist names is there', () => {
  const known = new Map<string, RegExp[]>();
  const missing = lines.flatMap(namesIn).filter(([, file = '', title = '']) => {
    if (!known.has(file)) known.set(file, existsSync(join(folder, file)) ? titlesIn(file) : []);
    return !known.get(file)?.some((pattern) => pattern.test(title));
  });
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('the checklist follows the sections of the specification', () => {
  const sections = [...checklist.matchAll(/^## (\d(?:\.\d)?)\b/gm)].map(([, number]) => number);
  expect(sections.join(' ')).toBe('2.1 2.2 2.3 2.4 2.5 2.6 2.7 3 4.1 4.2 4.3 4.4 4.5 5 6 7 8 9');
});
