import { z } from 'zod';
import { readJson } from '../knowledge/dataFile.js';
import { type Knowledge, compile } from '../knowledge/knowledge.js';
import type { Matcher } from '../knowledge/matcher.js';
import type { Stage } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const words = z.array(z.string()).transform((list) => new Set(list));
const abuseSchema = z.object({
  phrases: z.array(z.string()),
  words,
  slurs: words,
  selfReference: words,
  reporting: words,
  filler: words,
});

interface AbuseSigns extends Omit<z.infer<typeof abuseSchema>, 'phrases'> {
  readonly phrases: Matcher<string>;
}

function isIn(set: ReadonlySet<string>, { text, forms }: Token): boolean {
  return set.has(text) || forms.some((form) => set.has(form));
}

/** Insults against the reader; not insults that a visitor suffered, and not swearing about one's own day. */
function recogniseAbuse(tokens: readonly Token[], data: AbuseSigns): boolean {
  if (tokens.some((token) => data.reporting.has(token.text))) return false;
  if (tokens.some((token) => isIn(data.slurs, token))) return true;
  const insults = data.phrases.find(tokens);
  const isAside = (place: number): boolean =>
    insults.every(({ at, end }) => place < (at[0] ?? 0) || place >= end);
  const ofMyself = tokens.some(({ text }, place) => isAside(place) && data.selfReference.has(text));
  if (insults.length > 0 && !ofMyself) return true;
  const isInsult = (token: Token): boolean => isIn(data.words, token);
  return tokens.some(isInsult) && tokens.every((token) => isInsult(token) || data.filler.has(token.text));
}

/** Abuse is met with one calm line instead of a search. */
export function abuse({ spelling }: Knowledge): Stage {
  const listed = readJson('abuse.json', abuseSchema);
  const signs = { ...listed, phrases: compile({ insults: listed.phrases }, spelling, 'to the letter') };
  return (state) => ({ ...state, abusive: recogniseAbuse(state.tokens, signs) });
}
