import type { Scored } from './score.js';
import { type FamilyWeights, topFamily } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';
import { weight } from '../knowledge/weights.js';

const MOST_OF_A_REGION = 2;
const MOST_DOUBLED_REGIONS = 2;
const STRONG = weight('selection strong');

/** The terms chosen so far, and which others may still join them: no language twice, no region three times. */
export class Selection {
  readonly #terms: Term[] = [];
  readonly #languages: Set<string>;
  readonly #regions = new Map<string, number>();
  readonly #families = new Set<string>();
  #doubled = 0;

  constructor(barredLanguages: readonly string[]) {
    this.#languages = new Set(barredLanguages);
  }

  get terms(): readonly Term[] {
    return this.#terms;
  }

  get isEmpty(): boolean {
    return this.#terms.length === 0;
  }

  countOf(region: string): number {
    return this.#regions.get(region) ?? 0;
  }

  accepts(term: Term): boolean {
    if (term.languageKeys.some((key) => this.#languages.has(key))) return false;
    const already = this.countOf(term.region);
    return already === 0 || (already < MOST_OF_A_REGION && this.#doubled < MOST_DOUBLED_REGIONS);
  }

  add(term: Term): void {
    if (this.countOf(term.region) === 1) this.#doubled += 1;
    this.#regions.set(term.region, this.countOf(term.region) + 1);
    for (const key of term.languageKeys) this.#languages.add(key);
    for (const family of term.families) this.#families.add(family);
    this.#terms.push(term);
  }

  /** Families with a high weight that none of the chosen terms covers yet. */
  unheardOf(asked: FamilyWeights): Set<string> {
    return new Set(
      Object.keys(asked).filter((family) => (asked[family] ?? 0) > STRONG && !this.#families.has(family)),
    );
  }
}

const APPEAL = weight('surprise appeal');
const NEW_REGION = weight('surprise new region');
const NEW_FAMILY = weight('surprise new family');
const NEARNESS = weight('surprise nearness');

/** How far a term stands from those already chosen, in mood, families and place, and how much it is worth showing. */
export function surpriseOf({ term, score }: Scored, others: readonly Term[]): number {
  let mood = 0;
  let newRegion = true;
  for (const other of others) {
    const away = term.valence - other.valence;
    const awake = term.arousal - other.arousal;
    mood += Math.sqrt(away * away + awake * awake) / others.length;
    if (other.region === term.region) newRegion = false;
  }
  const unheard = term.families.filter(
    (family) => !others.some((other) => other.families.includes(family)),
  ).length;
  return (
    mood + NEW_FAMILY * unheard + (newRegion ? NEW_REGION : 0) + APPEAL * (term.appeal - 2) + NEARNESS * score
  );
}

export const SERVED = 6;
const SECOND_OF_REGION_COST = weight('six second of region cost');
const UNHEARD_BONUS = weight('six unheard bonus');
const POOL = 120;
/** How far below the best score the sixth word, the surprise, may be. */
const SURPRISE_MARGIN = weight('six surprise margin');

/** The best term that fits: a second one of a region scores a little less, a family not yet covered scores more. */
function next(pool: readonly Scored[], selection: Selection, asked: FamilyWeights): Scored | undefined {
  const unheard = selection.isEmpty ? new Set<string>() : selection.unheardOf(asked);
  let best: Scored | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of pool) {
    if (candidate.score + UNHEARD_BONUS <= most) break;
    if (!selection.accepts(candidate.term)) continue;
    const repeats = selection.countOf(candidate.term.region) * SECOND_OF_REGION_COST;
    const heard = candidate.term.families.some((family) => unheard.has(family)) ? UNHEARD_BONUS : 0;
    const value = candidate.score - repeats + heard;
    if (value > most) [best, most] = [candidate, value];
  }
  return best;
}

function mostSurprising(
  pool: readonly Scored[],
  selection: Selection,
  asked: FamilyWeights,
): Scored | undefined {
  const family = topFamily(asked) ?? '';
  const bar = (pool[0]?.score ?? 0) - SURPRISE_MARGIN;
  let best: Scored | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of pool) {
    if (candidate.score < bar) break;
    if (!candidate.term.families.includes(family) || !selection.accepts(candidate.term)) continue;
    const value = surpriseOf(candidate, selection.terms);
    if (value > most) [best, most] = [candidate, value];
  }
  return best;
}

/**
 * Six terms of six languages and at least four regions, best first. The last one is the term of the wanted family
 * that differs most from the others.
 */
export function chooseSix(
  scored: readonly Scored[],
  asked: FamilyWeights,
  excluded: readonly string[],
  named?: Term,
): Term[] {
  const selection = new Selection([...excluded, ...(named?.languageKeys ?? [])]);
  const free = scored.filter(({ term }) => term !== named && selection.accepts(term));
  const pool = free.slice(0, POOL);
  for (let place = 1; place < SERVED; place += 1) {
    const found = next(pool, selection, asked) ?? next(free, selection, asked);
    if (found !== undefined) selection.add(found.term);
  }
  const last =
    mostSurprising(pool, selection, asked) ?? next(pool, selection, asked) ?? next(free, selection, asked);
  if (last !== undefined) selection.add(last.term);
  return [...selection.terms];
}
