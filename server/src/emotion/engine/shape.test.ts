import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
/** Lower folders first: each may import those before it. */
const ORDER = 'text knowledge state recognise match modify classify decide choose intro . evaluation'.split(
  ' ',
);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const source = (file: string): string => readFileSync(join(here, file), 'utf8');

test('folders import one way', () => {
  const back = files.flatMap((file) => {
    const imports = [...source(file).matchAll(/from '(\.[^']+)'/gu)].map(([, path = '']) => path);
    const folders = imports
      .map((path) => dirname(join(dirname(file), path)))
      .filter((folder) => !folder.startsWith('..'));
    return folders
      .filter((folder) => ORDER.indexOf(folder) > ORDER.indexOf(dirname(file)))
      .map((folder) => `${file} -> ${folder}`);
  });
  expect(files.length).toBeGreaterThan(40);
  expect(back).toEqual([]);
});

test('tuned numbers stand in weights.json', () => {
  const decimals = files.flatMap((file) =>
    [...source(file).matchAll(/\b\d+\.\d+\b/gu)].map(([found]) => `${file}: ${found}`),
  );
  expect(decimals.length).toBeLessThanOrEqual(40);
});
