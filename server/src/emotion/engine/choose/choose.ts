import { scoreTerms, turnOf, type Scored } from './score.js';
import { weight } from '../knowledge/dataFile.js';
import { topFamily } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Term, languageKeys } from '../knowledge/lexicon.js';
import type { Stage, State } from '../state/state.js';
import { hash } from '../text/hash.js';
import { fold } from '../text/normalise.js';

/** Languages that the answer must not contain: those of the text and of a named term. */
function barred({ named, language }: State): string[] {
  return [...language.typedIn.flatMap(languageKeys), ...(named?.languageKeys ?? [])];
}

/** Six words for a text without a feeling, each of another family and region. */
function wander(terms: readonly Term[], typedIn: readonly string[], seed: string): Term[] {
  const seedHash = hash(seed);
  const chosen: Term[] = [];
  for (const term of [...terms].sort((a, b) => turnOf(seedHash, b) - turnOf(seedHash, a))) {
    const isAlike = (other: Term): boolean =>
      other.region === term.region ||
      other.families[0] === term.families[0] ||
      other.languageKeys.some((key) => term.languageKeys.includes(key));
    const mood = chosen.filter(({ valence }) => Math.sign(valence) === Math.sign(term.valence)).length;
    const isTyped = term.languageKeys.some((key) => typedIn.includes(key));
    const isFit = term.confidence === 'high' && !isTyped && mood < SERVED / 2 && !chosen.some(isAlike);
    if (isFit && chosen.length < SERVED) chosen.push(term);
  }
  return chosen;
}

const KIND_ENOUGH = weight('choose kind enough');

/** Chooses six terms. The same text always gets the same ones. */
export function choose({ lexicon, families }: Knowledge): Stage {
  const gentle = lexicon.filter(({ valence, confidence }) => valence >= KIND_ENOUGH && confidence === 'high');
  return (state) => {
    const { kind, target } = state;
    const seed = fold(state.text);
    if (kind === 'none') return { ...state, terms: wander(lexicon, barred(state), seed) };
    const scored = scoreTerms(kind === 'care' ? gentle : lexicon, target, families, seed);
    return { ...state, terms: chooseSix(scored, state, barred(state)) };
  };
}

/** The best terms for a language model to choose from. */
export function candidates(state: State, { lexicon, families }: Knowledge, count: number): Term[] {
  const typedIn = barred(state);
  const free = lexicon.filter((term) => mayJoin(term, [], typedIn));
  return scoreTerms(free, state.target, families, fold(state.text))
    .slice(0, count)
    .map(({ term }) => term);
}

/** Applies the rules of languages and regions to the model's choice and fills it up to six. */
export function complete(chosen: readonly Term[], state: State, knowledge: Knowledge): Term[] {
  const spare = state.kind === 'match' ? candidates(state, knowledge, knowledge.lexicon.length) : state.terms;
  return firstOf([...chosen, ...spare], SERVED, barred(state));
}

const MOST_OF_A_REGION = 2;

/** Rules for six terms: no language twice, no region three times, at least four regions. */
function mayJoin(term: Term, chosen: readonly Term[], barredLanguages: readonly string[]): boolean {
  const isBarred = (key: string): boolean =>
    barredLanguages.includes(key) || chosen.some((other) => other.languageKeys.includes(key));
  if (term.languageKeys.some(isBarred)) return false;
  const alike = chosen.filter(({ region }) => region === term.region).length;
  const doubled = chosen.length - new Set(chosen.map(({ region }) => region)).size;
  return alike === 0 || (alike < MOST_OF_A_REGION && doubled < SERVED - 4);
}

function firstOf(terms: Iterable<Term>, count: number, barredLanguages: readonly string[]): Term[] {
  const chosen: Term[] = [];
  for (const term of terms)
    if (chosen.length < count && mayJoin(term, chosen, barredLanguages)) chosen.push(term);
  return chosen;
}

/** Rewards terms that fit and whose mood differs from the chosen ones. */
function surpriseOf({ term, score }: Scored, others: readonly Term[]): number {
  const apart = others.map((other) => Math.hypot(term.valence - other.valence, term.arousal - other.arousal));
  return score + apart.reduce((sum, mood) => sum + mood, 0) / others.length;
}

export const SERVED = 6;
const SURPRISE_MARGIN = weight('six surprise margin');
const OTHER_FEELING = weight('six other feeling');

/** A feeling that is said nearly as strongly as any other, and that no term is of. */
export function unheardIn(terms: readonly Term[], { evidence }: State): string | undefined {
  const heard = new Set(terms.flatMap(({ families }) => families));
  const strong = OTHER_FEELING * Math.max(0, ...evidence.map(({ weight }) => weight));
  return evidence
    .filter(({ weight, source }) => weight >= strong && source !== 'telling')
    .map(({ families }) => topFamily(families))
    .find((name) => name !== undefined && !heard.has(name));
}

/**
 * Six terms of six languages and at least four regions, best first. The last is of a feeling that the others
 * lack ("I miss my brother and I feel guilty"), or else of the strongest, and differs most from them.
 */
function chooseSix(scored: readonly Scored[], state: State, barredLanguages: readonly string[]): Term[] {
  const terms = scored.map(({ term }) => term);
  const chosen = firstOf(terms, SERVED - 1, barredLanguages);
  const other = unheardIn(chosen, state);
  const top = topFamily(state.target.families) ?? '';
  const bar = (scored[0]?.score ?? 0) - SURPRISE_MARGIN;
  const free = scored.filter(({ term }) => mayJoin(term, chosen, barredLanguages));
  const second = free.find(({ term }) => term.families[0] === other);
  const [surprise] = free
    .filter(({ term, score }) => score >= bar && term.families.includes(top))
    .sort((a, b) => surpriseOf(b, chosen) - surpriseOf(a, chosen));
  const last = (second ?? surprise ?? free[0])?.term;
  return last === undefined ? chosen : [...chosen, last];
}
