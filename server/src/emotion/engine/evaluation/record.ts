import type { FamilyWeights } from '../knowledge/families.js';
import { displayName } from '../knowledge/lexicon.js';
import type { Kind, State } from '../state/state.js';

/** What the explorer made of a text, for other programs: one JSON object a line. */
export interface Answer {
  readonly kind: Kind;
  readonly language: string;
  /** What is felt, before words are chosen; the strongest is 1. */
  readonly families: FamilyWeights;
  readonly terms: readonly { readonly name: string; readonly language: string }[];
  readonly intro: string;
}

export function answerOf({ kind, language, felt, terms, intro }: State): Answer {
  return {
    kind,
    language: language.code,
    families: kind === 'none' ? {} : felt.families,
    terms: terms.map((term) => ({ name: displayName(term), language: term.language })),
    intro,
  };
}
