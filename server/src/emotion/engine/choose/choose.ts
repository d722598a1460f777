import { scoreTerms, turnOf } from './score.js';
import { SERVED, Selection, chooseSix } from './six.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { languageKeys } from '../knowledge/languages.js';
import type { Term } from '../knowledge/lexicon.js';
import { weight } from '../knowledge/dataFile.js';
import type { Stage, State } from '../state/state.js';
import { hash } from '../text/hash.js';
import { fold } from '../text/normalise.js';

/** The languages typed in, and that of a term that was named, are not offered back. */
function barred({ named, language }: State): string[] {
  return [...language.typedIn.flatMap(languageKeys), ...(named?.languageKeys ?? [])];
}

/** For a text without a feeling: six words as different as possible, each of another family and region. */
function wander(terms: readonly Term[], typedIn: readonly string[], seed: string): Term[] {
  const seedHash = hash(seed);
  const ranked = terms
    .filter((term) => term.confidence === 'high' && !term.languageKeys.some((key) => typedIn.includes(key)))
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
    const { kind, target } = state;
    const seed = fold(state.text);
    if (kind === 'none') return { ...state, terms: wander(lexicon, barred(state), seed) };
    const scored = scoreTerms(kind === 'care' ? gentle : lexicon, target, families, seed);
    return { ...state, terms: chooseSix(scored, target.families, barred(state)) };
  };
}

/** The candidates for a language model: the best terms for a state, none in the language typed in. */
export function candidates(state: State, { lexicon, families }: Knowledge, count: number): Term[] {
  const without = new Selection(barred(state));
  const free = lexicon.filter((term) => without.accepts(term));
  return scoreTerms(free, state.target, families, fold(state.text))
    .slice(0, count)
    .map(({ term }) => term);
}

/** The chosen terms under the engine's own rules of languages and regions, filled up to six. */
export function complete(chosen: readonly Term[], state: State, knowledge: Knowledge): Term[] {
  const selection = new Selection(barred(state));
  const spare = state.kind === 'match' ? candidates(state, knowledge, knowledge.lexicon.length) : state.terms;
  for (const term of [...chosen, ...spare]) {
    if (selection.terms.length < SERVED && selection.accepts(term)) selection.add(term);
  }
  return [...selection.terms];
}
