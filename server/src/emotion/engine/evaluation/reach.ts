import { readText } from '../knowledge/dataFile.js';
import type { Engine } from '../engine.js';
import type { Term } from '../knowledge/lexicon.js';
import { parseVocabulary } from '../knowledge/vocabulary.js';

const TYPED_FROM = ['words.tsv', 'idioms.tsv', 'situations.tsv'];
const GAPS = /[*~]/gu;

/** What visitors may type, as far as we have thought of it: all entries or every few. */
function textsFrom({ families }: Engine['knowledge'], every: number): string[] {
  return TYPED_FROM.flatMap((file) => parseVocabulary(readText(file), families, file))
    .filter((_, place) => place % every === 0)
    .map(({ term }) => term.replace(GAPS, ' '));
}

/** Two feelings at once, by the names of their families. */
function blendsFrom({ families }: Engine['knowledge']): string[] {
  const names = Object.keys(families);
  return names.flatMap((one, place) => names.slice(place + 1).map((other) => `${one} and ${other}`));
}

/** The terms that no such text is answered with; more texts would only reach more. */
export function unreached(
  engine: Engine,
  every: number,
): { readonly texts: number; readonly terms: readonly Term[] } {
  const shown = new Set<Term>();
  const texts = [...textsFrom(engine.knowledge, every), ...blendsFrom(engine.knowledge)];
  for (const text of texts) for (const term of engine.read(text).terms) shown.add(term);
  return { texts: texts.length, terms: engine.knowledge.lexicon.filter((term) => !shown.has(term)) };
}
