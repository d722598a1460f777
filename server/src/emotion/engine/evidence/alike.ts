import type { LikenessIndex } from '../knowledge/likeness.js';
import type { Token } from '../text/tokenise.js';
import { fromEntry, type Evidence } from './evidence.js';
import type { PhraseMeaning } from './phrases.js';

const MOST = 3;
const NEARLY_AS_ALIKE = 0.1;
const WEIGHT = 0.75;

/** Up to three situations told with much the same words; together they count as one. */
export function findAlike(
  tokens: readonly Token[],
  index: LikenessIndex<PhraseMeaning> | undefined,
): Evidence[] {
  const found = index?.find(tokens) ?? [];
  const most = found[0]?.share ?? 0;
  const close = found.filter(({ share }) => share > most - NEARLY_AS_ALIKE).slice(0, MOST);
  return close.map(({ meaning, share, at }) => {
    const evidence = fromEntry(meaning.entry, 'cue', at, (WEIGHT * share) / Math.sqrt(close.length));
    return { ...evidence, notes: ['told in other words'] };
  });
}
