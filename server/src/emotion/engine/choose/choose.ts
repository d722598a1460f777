import { scoreTerms, turnOf, type Scored } from './score.js';
import { weight } from '../knowledge/dataFile.js';
import { topFamily } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Term, languageKeys } from '../knowledge/lexicon.js';
import { type Stage, type State, needsComfort } from '../state/state.js';
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
    const seed = fold(state.text);
    const isComfort = needsComfort(state);
    if (state.kind === 'none' && !isComfort) return { ...state, terms: wander(lexicon, barred(state), seed) };
    const scored = scoreTerms(isComfort ? gentle : lexicon, state.target, families, seed);
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

export const SERVED = 6;
const OF_EACH = 2;
const SURPRISE_MARGIN = weight('six surprise margin');
const OTHER_FEELING = weight('six other feeling');

/** The feeling, or two feelings that the text says with about the same strength and neither denies nor wishes for. */
export function feelingsIn({ evidence, target }: State): string[] {
  const strong = OTHER_FEELING * Math.max(0, ...evidence.map(({ weight }) => weight));
  const said = evidence
    .filter(({ weight, source, notes }) => weight >= strong && source !== 'telling' && notes.length === 0)
    .sort((a, b) => b.weight - a.weight);
  const named = [...new Set(said.flatMap(({ families }) => topFamily(families) ?? []))];
  return named.length > 1 ? named.slice(0, 2) : [topFamily(target.families) ?? ''];
}

/** Rewards terms that fit and whose mood differs from the chosen ones. */
function surpriseOf({ term, score }: Scored, others: readonly Term[]): number {
  const apart = others.map((other) => Math.hypot(term.valence - other.valence, term.arousal - other.arousal));
  return score + apart.reduce((sum, mood) => sum + mood, 0) / others.length;
}

/** The best terms, at least two of them of each feeling. */
function ofBoth(
  feelings: readonly string[],
  terms: readonly Term[],
  barredLanguages: readonly string[],
): Term[] {
  const missing = (six: readonly Term[]): number => {
    const of = (feeling: string) => six.filter(({ families }) => families[0] === feeling).length;
    return feelings.reduce((sum, feeling) => sum + Math.max(0, OF_EACH - of(feeling)), 0);
  };
  const chosen: Term[] = [];
  for (const term of terms)
    if (mayJoin(term, chosen, barredLanguages) && missing([...chosen, term]) < SERVED - chosen.length)
      chosen.push(term);
  return firstOf([...chosen, ...terms], SERVED, barredLanguages);
}

/** Six terms of six languages and at least four regions, best first. The last is the most surprising of the feeling. */
function chooseSix(scored: readonly Scored[], state: State, barredLanguages: readonly string[]): Term[] {
  const terms = scored.map(({ term }) => term);
  const [top = '', second] = feelingsIn(state);
  if (second !== undefined && state.kind === 'match') return ofBoth([top, second], terms, barredLanguages);
  const chosen = firstOf(terms, SERVED - 1, barredLanguages);
  const bar = (scored[0]?.score ?? 0) - SURPRISE_MARGIN;
  const [surprise] = scored
    .filter(({ term, score }) => score >= bar && term.families.includes(top))
    .filter(({ term }) => mayJoin(term, chosen, barredLanguages))
    .sort((a, b) => surpriseOf(b, chosen) - surpriseOf(a, chosen));
  return firstOf([...chosen, ...(surprise ? [surprise.term] : []), ...terms], SERVED, barredLanguages);
}
