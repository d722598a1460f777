import type { Evidence } from '../evidence/evidence.js';
import type { Token } from '../text/tokenise.js';

const SPOILT = 0.35;
const MAY_STAND_BETWEEN = new Set(['my', 'our', 'his', 'her', 'their', 'the', 'all', 'in']);

function isWord({ at }: Evidence): boolean {
  return at.length === 1;
}

function leadsTo(tokens: readonly Token[], end: number, first: number): boolean {
  const between = tokens.slice(end + 1, first);
  const unbroken = tokens.slice(end + 1, first + 1).every(({ afterBreak }) => !afterBreak);
  return (
    end < first && unbroken && between.length < 2 && between.every(({ text }) => MAY_STAND_BETWEEN.has(text))
  );
}

/** "Weirdly attracted", "painfully shy": how it is felt, not what. */
function isManner({ at }: Evidence, tokens: readonly Token[], starts: ReadonlySet<number>): boolean {
  const place = at[0] ?? 0;
  const next = tokens[place + 1];
  const leadsOn = starts.has(place + 1) && next?.afterBreak === false;
  return at.length === 1 && leadsOn && tokens[place]?.text.endsWith('ly') === true;
}

/**
 * "Broken trust", "betrayed my love", "false hope": what stands right before it takes the good out of the good word.
 * And in "quiet desperation" the good word only colours the other.
 */
export function spoil(tokens: readonly Token[], evidence: readonly Evidence[]): Evidence[] {
  const starts = new Set(evidence.flatMap(({ at }) => at.slice(0, 1)));
  const manner = new Set(evidence.filter((item) => isManner(item, tokens, starts)));
  const bad = evidence.filter((item) => item.valence < 0 && isWord(item) && !manner.has(item));
  const ends = bad.map(({ at }) => Math.max(...at));
  const badStarts = new Set(bad.map(({ at }) => at[0]));
  return evidence.map((item) => {
    const isGood = item.valence > 0 && isWord(item);
    const first = Math.min(...item.at);
    const colours = isGood && badStarts.has(Math.max(...item.at) + 1);
    const isSpoilt = colours || (isGood && ends.some((end) => leadsTo(tokens, end, first)));
    if (!isSpoilt && !manner.has(item)) return item;
    return { ...item, weight: item.weight * SPOILT, notes: [...item.notes, isSpoilt ? 'spoilt' : 'manner'] };
  });
}
