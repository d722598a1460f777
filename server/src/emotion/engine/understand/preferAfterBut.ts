import type { Evidence } from '../evidence/evidence.js';
import type { Token } from '../text/tokenise.js';

const TURNS = new Set([
  'but',
  'though',
  'although',
  'yet',
  'however',
  'aber',
  'pero',
  'mais',
  'ma',
  'mas',
  'maar',
]);
const BEFORE = 0.7;

/** What follows "but" is what the sentence was written for. */
export function preferAfterBut(tokens: readonly Token[], evidence: readonly Evidence[]): Evidence[] {
  const turn = tokens.findIndex(({ text }, place) => place > 0 && TURNS.has(text));
  const saysMore = evidence.some(({ at }) => at.some((place) => place > turn));
  if (turn < 0 || !saysMore) return [...evidence];
  return evidence.map((item) =>
    item.at.some((place) => place < turn) ? { ...item, weight: item.weight * BEFORE } : item,
  );
}
