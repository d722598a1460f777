import type { Knowledge } from '../knowledge/knowledge.js';
import type { PatternIndex } from '../knowledge/patterns.js';
import type { PhraseMeaning } from '../knowledge/vocabularies.js';
import { type Evidence, type Stage, fromEntry } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

/** A longer match weighs more, but never outweighs a plain word of feeling. */
function weigh(specificity: number): number {
  return Math.min(1.2, 0.75 + 0.12 * specificity);
}

/** The most specific first; a word serves one phrase only. */
function findPhrases(tokens: readonly Token[], index: PatternIndex<PhraseMeaning>): Evidence[] {
  const matches = index
    .find(tokens)
    .sort((a, b) => b.specificity - a.specificity || (a.at[0] ?? 0) - (b.at[0] ?? 0));
  const taken = new Set<number>();
  const found: Evidence[] = [];
  for (const { meaning, at, specificity } of matches) {
    if (at.some((place) => taken.has(place))) continue;
    for (const place of at) taken.add(place);
    found.push(fromEntry(meaning.entry, meaning.source, at, weigh(specificity)));
  }
  return found;
}

/** Idioms and situations, "down in the dumps", "got the job": without them .04 of the score is lost. */
export function phrases({ vocabularies }: Knowledge): Stage {
  return (state) => {
    const index = vocabularies.get(state.language.code)?.phrases;
    if (index === undefined) return state;
    return { ...state, evidence: [...state.evidence, ...findPhrases(state.tokens, index)] };
  };
}
