import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const lines = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));
const namesIn = (line: string) => [...line.matchAll(/`([^`]+?) › ([^`]+)`/g)];

test('each fault of the checklist names its test', () => {
  expect(lines.length).toBeGreaterThan(75);
  expect(lines.filter((line) => namesIn(line).length === 0)).toEqual([]);
});

test('each test that the checklist names is there', () => {
  const isThere = (file: string, title: string) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(title);
  const missing = lines.flatMap(namesIn).filter(([, file = '', title = '']) => !isThere(file, title));
  expect(missing.map(([name]) => name)).toEqual([]);
});
