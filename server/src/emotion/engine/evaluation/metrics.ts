import type { FamilyWeights } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';

const SERVED = 6;

/** The best grade of a term's families: 2 right, 1 related, 0 beside the point. */
export function gradeOf(term: Pick<Term, 'families'>, grades: FamilyWeights): number {
  return Math.max(0, ...term.families.map((family) => grades[family] ?? 0));
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, SERVED).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

/** Discounted gain of the six against the best six that the lexicon could have given. */
export function ndcg(terms: readonly Term[], grades: FamilyWeights, lexicon: readonly Term[]): number {
  const ideal = lexicon.map((term) => gradeOf(term, grades)).sort((a, b) => b - a);
  const best = discounted(ideal);
  return best === 0 ? 0 : discounted(terms.map((term) => gradeOf(term, grades))) / best;
}

/** Share of the six that reach a grade. */
export function precision(terms: readonly Term[], grades: FamilyWeights, atLeast: number): number {
  return terms.slice(0, SERVED).filter((term) => gradeOf(term, grades) >= atLeast).length / SERVED;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Precision and recall of each label in one number, and the mean of these numbers. */
export function macroF1(
  given: readonly ReadonlySet<string>[],
  right: readonly ReadonlySet<string>[],
  labels: readonly string[],
): number {
  const scores = labels.map((label) => {
    const both = given.filter((set, index) => set.has(label) && right[index]?.has(label) === true).length;
    const all = [...given, ...right].filter((set) => set.has(label)).length;
    return all === 0 ? 0 : (2 * both) / all;
  });
  return mean(scores);
}
