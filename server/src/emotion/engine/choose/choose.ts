import type { Knowledge } from '../knowledge/knowledge.js';
import { languageKeys } from '../knowledge/languages.js';
import type { Stage } from '../state/state.js';
import { fold } from '../text/normalise.js';
import { scoreTerms } from './score.js';
import { chooseSix } from './six.js';
import { wander } from './wander.js';
import { weight } from '../knowledge/weights.js';

const KIND_ENOUGH = weight('choose kind enough');

/** Six terms of the lexicon; the same text always gets the same. */
export function choose({ lexicon, families }: Knowledge): Stage {
  const gentle = lexicon.filter(({ valence, confidence }) => valence >= KIND_ENOUGH && confidence === 'high');
  return (state) => {
    const { kind, target, named } = state;
    const seed = fold(state.text);
    const typedIn = state.language.typedIn.flatMap(languageKeys);
    if (kind === 'none') return { ...state, terms: wander(lexicon, typedIn, seed) };
    const scored = scoreTerms(kind === 'care' ? gentle : lexicon, target, families, seed);
    return { ...state, terms: chooseSix(scored, target.families, typedIn, named) };
  };
}
