import { topFamily, type FamilyWeights } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';
import type { Scored } from './score.js';
import { Selection } from './selection.js';
import { surpriseOf } from './surprise.js';
import { weight } from '../knowledge/weights.js';

export const SERVED = 6;
const SECOND_OF_REGION_COST = weight('six second of region cost');
const UNHEARD_BONUS = weight('six unheard bonus');
const POOL = 120;
/** The sixth word may stand this far below the best and still be the surprise. */
const SURPRISE_MARGIN = weight('six surprise margin');

/** The best that fits, with a little less for a second of the same region and more for a family not yet spoken of. */
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
 * Six terms of six languages and at least four regions, best first, and last the one of the asked family that
 * stands farthest from the others.
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
