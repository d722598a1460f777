import { scoreTerms, turnOf, type Scored } from './score.js';
import { weight } from '../knowledge/dataFile.js';
import { type FamilyWeights, topFamily } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Term, languageKeys } from '../knowledge/lexicon.js';
import type { Stage, State } from '../state/state.js';
import { hash } from '../text/hash.js';
import { fold } from '../text/normalise.js';

/** The languages typed in, and that of a term that was named, are not offered back. */
function barred({ named, language }: State): string[] {
  return [...language.typedIn.flatMap(languageKeys), ...(named?.languageKeys ?? [])];
}

/** For a text without a feeling: six words as different as possible, each of another family and region. */
function wander(terms: readonly Term[], typedIn: readonly string[], seed: string): Term[] {
  const ranks = new Map(terms.map((term) => [term, turnOf(hash(seed), term) + WANDER_APPEAL * term.appeal]));
  const chosen: Term[] = [];
  for (const term of [...terms].sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0))) {
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

const WANDER_APPEAL = weight('wander appeal');
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

const MOST_OF_A_REGION = 2;
const MOST_DOUBLED_REGIONS = 2;

/** The terms chosen so far, and which others may still join them: no language twice, no region three times. */
export class Selection {
  readonly #terms: Term[] = [];
  readonly #languages: Set<string>;
  readonly #regions = new Map<string, number>();
  #doubled = 0;

  constructor(barredLanguages: readonly string[]) {
    this.#languages = new Set(barredLanguages);
  }

  get terms(): readonly Term[] {
    return this.#terms;
  }

  accepts(term: Term): boolean {
    if (term.languageKeys.some((key) => this.#languages.has(key))) return false;
    const already = this.#regions.get(term.region) ?? 0;
    return already === 0 || (already < MOST_OF_A_REGION && this.#doubled < MOST_DOUBLED_REGIONS);
  }

  add(term: Term): void {
    const already = this.#regions.get(term.region) ?? 0;
    if (already === 1) this.#doubled += 1;
    this.#regions.set(term.region, already + 1);
    for (const key of term.languageKeys) this.#languages.add(key);
    this.#terms.push(term);
  }
}

const APPEAL = weight('surprise appeal');
const NEW_REGION = weight('surprise new region');
const NEARNESS = weight('surprise nearness');

/** How far a term is from those already chosen, in mood and place, and how much it is worth showing. */
function surpriseOf({ term, score }: Scored, others: readonly Term[]): number {
  let mood = 0;
  let newRegion = true;
  for (const other of others) {
    const away = term.valence - other.valence;
    const awake = term.arousal - other.arousal;
    mood += Math.sqrt(away * away + awake * awake) / others.length;
    if (other.region === term.region) newRegion = false;
  }
  return mood + (newRegion ? NEW_REGION : 0) + APPEAL * (term.appeal - 2) + NEARNESS * score;
}

export const SERVED = 6;
/** How far below the best score the sixth word, the surprise, may be. */
const SURPRISE_MARGIN = weight('six surprise margin');

/**
 * Six terms of six languages and at least four regions, best first. The last one is the term of the wanted family
 * that differs most from the others.
 */
export function chooseSix(
  scored: readonly Scored[],
  asked: FamilyWeights,
  barredLanguages: readonly string[],
): Term[] {
  const selection = new Selection(barredLanguages);
  for (const { term } of scored)
    if (selection.terms.length < SERVED - 1 && selection.accepts(term)) selection.add(term);
  const family = topFamily(asked) ?? '';
  const bar = (scored[0]?.score ?? 0) - SURPRISE_MARGIN;
  let last = scored.find(({ term }) => selection.accepts(term));
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of scored) {
    if (candidate.score < bar) break;
    if (!candidate.term.families.includes(family) || !selection.accepts(candidate.term)) continue;
    const value = surpriseOf(candidate, selection.terms);
    if (value > most) [last, most] = [candidate, value];
  }
  if (last !== undefined) selection.add(last.term);
  return [...selection.terms];
}
