import { scoreTerms, turnOf } from './score.js';
import { SERVED, chooseSix } from './six.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { languageKeys } from '../knowledge/languages.js';
import type { Term } from '../knowledge/lexicon.js';
import { weight } from '../knowledge/weights.js';
import type { Stage } from '../state/state.js';
import { hash } from '../text/hash.js';
import { fold } from '../text/normalise.js';

/** For a text without a feeling: six words as different as possible, each of another family and region. */
export function wander(terms: readonly Term[], excluded: readonly string[], seed: string): Term[] {
  const barred = new Set(excluded.flatMap(languageKeys));
  const seedHash = hash(seed);
  const ranked = terms
    .filter((term) => term.confidence === 'high' && !term.languageKeys.some((key) => barred.has(key)))
    .map((term) => ({ term, rank: turnOf(seedHash, term) + 0.2 * term.appeal }))
    .sort((a, b) => b.rank - a.rank);
  const chosen: Term[] = [];
  for (const { term } of ranked) {
    const alike = chosen.some(
      (other) =>
        other.region === term.region ||
        other.families[0] === term.families[0] ||
        other.languageKeys.some((key) => term.languageKeys.includes(key)),
    );
    const mood = chosen.filter((other) => Math.sign(other.valence) === Math.sign(term.valence)).length;
    if (!alike && mood < SERVED / 2) chosen.push(term);
    if (chosen.length === SERVED) break;
  }
  return chosen;
}

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
