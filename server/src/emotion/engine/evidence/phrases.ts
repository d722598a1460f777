import type { PatternIndex } from '../knowledge/patterns.js';
import type { Entry } from '../knowledge/vocabulary.js';
import type { Token } from '../text/tokenise.js';
import { fromEntry, type Evidence, type Source } from './evidence.js';

export interface PhraseMeaning {
  readonly entry: Entry;
  readonly source: Source;
}

/** A longer match says more, but never drowns a plain word of feeling. */
function weigh(specificity: number): number {
  return Math.min(1.2, 0.75 + 0.12 * specificity);
}

/** Idioms, situations and phrases, the most specific first; a word serves one phrase only. */
export function findPhrases(
  tokens: readonly Token[],
  index: PatternIndex<PhraseMeaning>,
  unfit: (evidence: Evidence) => boolean = () => false,
): Evidence[] {
  const matches = index
    .find(tokens)
    .sort((a, b) => b.specificity - a.specificity || (a.at[0] ?? 0) - (b.at[0] ?? 0));
  const taken = new Set<number>();
  const found: Evidence[] = [];
  for (const match of matches) {
    if (match.at.some((place) => taken.has(place))) continue;
    const evidence = fromEntry(match.meaning.entry, match.meaning.source, match.at, weigh(match.specificity));
    if (unfit(evidence)) continue;
    for (const place of match.at) taken.add(place);
    found.push(evidence);
  }
  return found;
}
