import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge, readLabelled, type Judged } from './evaluate.js';

const GOOD = 0.5;
const NO_FEELING = 'no feeling';
const labelled = new URL('../../labelled/', import.meta.url);

/** Fewest good answers allowed, by set and kind of text: one per cent below the number reached so far. */
const floors = JSON.parse(readFileSync(new URL('floors.json', labelled), 'utf8')) as Record<
  string,
  Record<string, number>
>;

/** Whether an answer is good: it reaches half of the best score or, for a text without a feeling, finds none. */
function isGood({ labelled: { expectFallback }, kind, score }: Judged): boolean {
  return expectFallback ? kind === 'none' : score >= GOOD;
}

function countsOf(set: string): Record<string, number> {
  const counts: Record<string, number> = { all: 0 };
  for (const item of readLabelled(new URL(`${set}.jsonl`, labelled).pathname)) {
    const kind = item.expectFallback ? NO_FEELING : item.kind;
    const good = isGood(judge(item, ['explain'])) ? 1 : 0;
    counts[kind] = (counts[kind] ?? 0) + good;
    counts['all'] = (counts['all'] ?? 0) + (item.expectFallback ? 0 : good);
  }
  return counts;
}

// If this fails, answers to the listed kinds of text got worse. After an improvement, raise the floors.
test.each(Object.keys(floors))('enough texts in %s.jsonl are answered well', (set) => {
  const reached = countsOf(set);
  const missed = Object.entries(floors[set] ?? {}).filter(([kind, floor]) => (reached[kind] ?? 0) < floor);
  expect(missed.map(([kind, floor]) => [kind, floor, reached[kind]])).toEqual([]);
});
