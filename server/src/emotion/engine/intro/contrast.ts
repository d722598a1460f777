import { fill, turned } from './sentences.js';
import type { Term } from '../knowledge/lexicon.js';
import { fraction } from '../text/hash.js';

const PAIRS_CONSIDERED = 4;

function apart(a: Term, b: Term): number {
  const families = a.families.filter((family) => b.families.includes(family)).length;
  return (
    Math.hypot(a.valence - b.valence, a.arousal - b.arousal) - 0.15 * families + 0.1 * (a.appeal + b.appeal)
  );
}

/** The pairs that differ most in mood, so that the sentence has something to contrast. */
function pairs(terms: readonly Term[]): [Term, Term][] {
  const all = terms.flatMap((a, index) => terms.slice(index + 1).map((b): [Term, Term] => [a, b]));
  return all.sort(([a, b], [c, d]) => apart(c, d) - apart(a, b)).slice(0, PAIRS_CONSIDERED);
}

/** The first of the languages a label names, without remarks in brackets. */
export function languageName(label: string): string {
  return (label.replace(/\([^)]*\)/gu, '').split('/')[0] ?? label).trim();
}

/** Every way of contrasting two of the terms, in an order that depends on the text. */
export function* contrasts(
  patterns: readonly string[],
  terms: readonly Term[],
  seed: string,
): Generator<string> {
  const ordered = turned(pairs(terms), fraction(seed, 'pair'));
  for (const [a, b] of ordered) {
    const values = {
      A: a.name,
      B: b.name,
      a: a.hook,
      b: b.hook,
      LA: languageName(a.language),
      LB: languageName(b.language),
    };
    for (const pattern of turned(patterns, fraction(seed, 'contrast'))) yield fill(pattern, values);
  }
}
