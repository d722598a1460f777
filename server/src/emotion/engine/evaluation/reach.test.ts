import { expect, test } from 'vitest';
import { read } from '../engine.js';
import { readVocabulary, spoken, taxonomy } from '../knowledge/families.js';
import { LEXICON, type Term } from '../knowledge/lexicon.js';

const EVERY = 20;

test('texts that visitors may type reach three quarters of the lexicon', () => {
  const names = Object.keys(taxonomy);
  const typed = ['words.tsv', 'idioms.tsv', 'situations.tsv']
    .flatMap(readVocabulary)
    .filter((_, place) => place % EVERY === 0)
    .map(({ term }) => spoken(term));
  const blends = names.flatMap((one, place) => names.slice(place + 1).map((other) => `${one} and ${other}`));
  const goal = 0.75 * LEXICON.length;
  const shown = new Set<Term>();
  for (const text of [...blends, ...typed])
    if (shown.size <= goal) for (const term of read(text, ['explain']).terms) shown.add(term);
  expect(shown.size).toBeGreaterThan(goal);
});
