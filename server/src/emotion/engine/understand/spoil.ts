import type { Evidence } from '../evidence/evidence.js';
import type { Token } from '../text/tokenise.js';

const SPOILT = 0.35;
const MAY_STAND_BETWEEN = new Set(['my', 'our', 'his', 'her', 'their', 'the', 'all', 'in']);

function isWord({ at, source }: Evidence): boolean {
  return at.length === 1 && source !== 'cue';
}

function leadsTo(tokens: readonly Token[], end: number, first: number): boolean {
  const between = tokens.slice(end + 1, first);
  const unbroken = tokens.slice(end + 1, first + 1).every(({ afterBreak }) => !afterBreak);
  return (
    end < first && unbroken && between.length < 2 && between.every(({ text }) => MAY_STAND_BETWEEN.has(text))
  );
}

/**
 * "Broken trust", "betrayed my love", "false hope": what stands right before it takes the good out of the good word.
 * And in "quiet desperation" the good word only colours the other.
 */
export function spoil(tokens: readonly Token[], evidence: readonly Evidence[]): Evidence[] {
  const bad = evidence.filter((item) => item.valence < 0 && isWord(item)).map(({ at }) => Math.max(...at));
  const badStarts = new Set(
    evidence.filter((item) => item.valence < 0 && isWord(item)).map(({ at }) => at[0]),
  );
  return evidence.map((item) => {
    if (item.valence <= 0 || !isWord(item)) return item;
    const first = Math.min(...item.at);
    const colours = badStarts.has(Math.max(...item.at) + 1);
    if (!colours && !bad.some((end) => leadsTo(tokens, end, first))) return item;
    return { ...item, weight: item.weight * SPOILT, notes: [...item.notes, 'spoilt'] };
  });
}
