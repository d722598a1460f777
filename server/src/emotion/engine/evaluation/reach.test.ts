import { expect, test } from 'vitest';
import { read } from '../engine.js';
import { readVocabulary, spoken, taxonomy } from '../knowledge/families.js';
import { LEXICON } from '../knowledge/lexicon.js';

const EVERY = 20;

test('three quarters of the lexicon can be reached by what visitors type', () => {
  const names = Object.keys(taxonomy);
  const typed = ['words.tsv', 'idioms.tsv', 'situations.tsv']
    .flatMap(readVocabulary)
    .filter((_, place) => place % EVERY === 0)
    .map(({ term }) => spoken(term));
  const blends = names.flatMap((one, place) => names.slice(place + 1).map((other) => `${one} and ${other}`));
  const shown = new Set([...typed, ...blends].flatMap((text) => read(text).terms));
  expect(shown.size).toBeGreaterThan(0.75 * LEXICON.length);
});
