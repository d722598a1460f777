import type { Token } from '../text/tokenise.js';
import type { Evidence } from './evidence.js';

const LONG = 5;
const LOOK_BACK = 3;
const INCIDENTAL = 0.5;
/** Before a word that is felt: "I am so …", "feeling …", "I hate …". */
const FELT = new Set(
  'i am be feel get got so very too much really such makes make made become seem look full with of more pure how we me'.split(
    ' ',
  ),
);

/** "Excited and terrified", "just disappointed": a second feeling beside the first. */
const JOINED = new Set(
  'and but or yet just also still plus bit little slightly rather not never no'.split(' '),
);

function isFelt({ at }: Evidence, tokens: readonly Token[]): boolean {
  const first = at[0] ?? 0;
  if (first === 0 || tokens[first]?.afterBreak === true) return true;
  if (JOINED.has(tokens[first - 1]?.text ?? '')) return true;
  return tokens
    .slice(Math.max(0, first - LOOK_BACK), first)
    .some(({ forms }) => forms.some((form) => FELT.has(form)));
}

/** In a sentence that tells of something, a word of feeling may be a detail: "people cheered", "the lonely road". */
export function demoteIncidental(tokens: readonly Token[], evidence: readonly Evidence[]): Evidence[] {
  if (tokens.length < LONG) return [...evidence];
  return evidence.map((item) => {
    const single = item.source === 'word' && item.at.length === 1;
    return single && !isFelt(item, tokens) ? { ...item, weight: Math.min(item.weight, INCIDENTAL) } : item;
  });
}

export function isIncidental({ source, at, weight }: Evidence): boolean {
  return source === 'word' && at.length === 1 && weight <= INCIDENTAL;
}
