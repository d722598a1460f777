import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
const folderOf = (file: string) => (file.includes(sep) ? (file.split(sep)[0] ?? '') : '');

/** Maps each folder to the other folders that it imports from. Leaves out test files. */
function graph(): Map<string, Set<string>> {
  const reads = new Map<string, Set<string>>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const imported = [...readFileSync(join(source, file), 'utf8').matchAll(/ from '(\.[^']*)'/g)];
    for (const [, path = ''] of imported) {
      const [from, to] = [folderOf(file), folderOf(normalize(join(dirname(file), path)))];
      if (from && to && from !== to) reads.set(from, (reads.get(from) ?? new Set()).add(to));
    }
  }
  return reads;
}

test('no two folders import each other, directly or indirectly', () => {
  const reads = graph();
  expect(reads.size).toBeGreaterThan(5);
  const reach = (start: string, seen = new Set<string>()): Set<string> => {
    for (const next of reads.get(start) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  expect([...reads.keys()].filter((folder) => reach(folder).has(folder))).toEqual([]);
});
