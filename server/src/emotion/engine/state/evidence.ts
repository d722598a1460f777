import { wordList } from '../knowledge/weights.js';
import { weighFamilies, type FamilyWeights } from '../knowledge/families.js';
import type { Entry } from '../knowledge/vocabulary.js';
import type { Token } from '../text/tokenise.js';

export type Source = 'word' | 'typo' | 'idiom' | 'situation' | 'emoji' | 'lexicon name' | 'telling';

/** One thing found in the text and the feeling it speaks of. */
export interface Evidence {
  readonly source: Source;
  /** As the vocabulary spells it. */
  readonly term: string;
  /** Places among the tokens; empty for signs that are no words. */
  readonly at: readonly number[];
  readonly families: FamilyWeights;
  readonly valence: number;
  readonly arousal: number;
  readonly weight: number;
  /** What later stages made of it. */
  readonly notes: readonly string[];
}

export function fromEntry(entry: Entry, source: Source, at: readonly number[], weight: number): Evidence {
  const { term, families, valence, arousal } = entry;
  return { source, term, at, families: weighFamilies(families), valence, arousal, weight, notes: [] };
}

/** Places of the words that evidence stands on already. */
export function takenBy(evidence: readonly Evidence[]): Set<number> {
  return new Set(evidence.flatMap(({ at }) => at));
}

const OF_ONESELF = wordList('of oneself');

export function speaksOfOneself(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => OF_ONESELF.has(text));
}
