import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const explorer = join(import.meta.dirname, '..');

/** Folders of the engine, each of which may import only those before it. `.` is `engine.ts`. */
const ORDER =
  'files text knowledge state recognise match modify classify decide choose intro . evaluation'.split(' ');

const files = readdirSync(explorer, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const source = (file: string): string => readFileSync(join(explorer, file), 'utf8');
const inAll = (expression: RegExp): string[] =>
  files.flatMap((file) => [...source(file).matchAll(expression)].map(([found]) => `${file}: ${found}`));

test('folders of the engine import only folders before them', () => {
  const engine = files
    .filter((file) => file.startsWith('engine/'))
    .map((file) => file.replace('engine/', ''));
  const back = engine.flatMap((file) => {
    const imports = [...source(`engine/${file}`).matchAll(/from '(\.[^']+)'/gu)].map(([, path = '']) => path);
    const folders = imports
      .map((path) => dirname(join(dirname(file), path)))
      .filter((folder) => !folder.startsWith('..'));
    return folders
      .filter((folder) => ORDER.indexOf(folder) > ORDER.indexOf(dirname(file)))
      .map((folder) => `${file} -> ${folder}`);
  });
  expect(engine.length).toBeGreaterThanOrEqual(30);
  expect(back).toEqual([]);
});

test('tuned numbers are in weights.json: few decimals are in code', () => {
  expect(inAll(/\b\d+\.\d+\b/gu).length).toBeLessThanOrEqual(37);
});

test('word lists are in data files, not in code', () => {
  const spelledOut = inAll(/'\S+(?: \S+){3,}'\s*\.split\(/gu);
  const listed = inAll(/new Set(?:<\w+>)?\(\[\s*(?:'[^']+',?\s*){4,}/gu);
  expect([...spelledOut, ...listed]).toEqual([]);
});

// Upper limits on code size: to add code, remove some first.
test('the explorer has at most 40 files and 3,300 lines of code', () => {
  expect(files.length).toBeLessThanOrEqual(40);
  const lines = files.reduce((sum, file) => sum + source(file).split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(3_300);
});
