import type { Scored } from './score.js';
import { type FamilyWeights, topFamily } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';
import { weight } from '../knowledge/dataFile.js';

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

/** How far a term stands from those already chosen, in mood and place, and how much it is worth showing. */
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
