import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge, readLabelled, summarise } from './evaluate.js';
import { outsideReport } from './outside.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'line-of-dance-texts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, lines: readonly object[]) =>
  writeFileSync(join(folder, name), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);

test('scores sets labelled by other people, with one label per text or several', () => {
  const labels = { anger: { anger: 1 }, joy: { joy: 1 }, sadness: { sadness: 1 } };
  const groups = { anger: ['anger'], joy: ['joy'], sadness: ['sadness'] };
  const mapping = {
    combine: { rest: 0.5 },
    sets: { go: { labels, ekman: groups }, brighter: { labels } },
  };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  const felt = [
    { text: 'I am furious', labels: ['anger'] },
    { text: 'I am so happy', labels: ['joy'] },
    { text: 'I am very sad', labels: ['sadness'] },
    { text: 'I am angry', labels: ['anger'] },
    { text: 'pure joy', labels: ['joy'] },
    { text: 'deep sadness', labels: ['sadness'] },
  ];
  write('brighter-eng.jsonl', felt);
  write('go-test.jsonl', [...felt, { text: 'The meeting is at noon.', labels: ['neutral'] }]);

  const [several, one] = outsideReport(folder).toSorted();
  expect(several).toBe('brighter-eng.jsonl     macro-F1 1.000, no feeling 0 of 6');
  expect(one).toBe('go-test.jsonl          macro-F1 1.000, six groups 1.000, no feeling 1 of 7');
});

test('scores a set of our own', () => {
  write('own.jsonl', [
    { query: 'I am furious', kind: 'plain', valence: -1, families: { anger: 2 } },
    { query: 'I am so happy', kind: 'plain', valence: 1, families: { anger: 2 } },
    { query: 'The meeting is at noon.', kind: 'plain', valence: null, families: {}, expectFallback: true },
  ]);
  const judged = readLabelled(join(folder, 'own.jsonl')).map((item) => judge(item));
  expect(judged.map(({ kind }) => kind === 'none')).toEqual([false, false, true]);
  expect(summarise(judged)).toMatchObject({ texts: 2, withoutGood: 0.5 });
});
