import type { Term } from '../knowledge/lexicon.js';
import { hash } from '../text/hash.js';
import { languageKeys } from '../knowledge/languages.js';
import { turnOf } from './score.js';
import { SERVED } from './six.js';

/** Six words as unlike one another as can be, for a text that speaks of no feeling: each of its own family and region. */
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
