import { z } from 'zod';
import { readJson } from '../knowledge/dataFile.js';
import type { Stage } from '../state/state.js';
import { type Token, plainWords, toTheLetter } from '../text/tokenise.js';

const words = z.array(z.string()).transform((list) => new Set(list));
const abuseSchema = z.object({
  phrases: z.array(z.string()).transform((phrases) => toTheLetter(phrases)),
  words,
  slurs: words,
  selfReference: words,
  reporting: words,
  filler: words,
});

type AbuseSigns = z.infer<typeof abuseSchema>;

function isIn(set: ReadonlySet<string>, { text, forms }: Token): boolean {
  return set.has(text) || forms.some((form) => set.has(form));
}

/** Insults against the reader; not insults that a visitor suffered, and not swearing about one's own day. */
function recogniseAbuse(tokens: readonly Token[], data: AbuseSigns): boolean {
  if (tokens.some((token) => data.reporting.has(token.text))) return false;
  if (tokens.some((token) => isIn(data.slurs, token))) return true;
  const [first = '', ...others] = plainWords(tokens).split(data.phrases);
  const aside = [first, ...others].join(' ').split(' ');
  if (others.length > 0 && !aside.some((word) => data.selfReference.has(word))) return true;
  const isInsult = (token: Token): boolean => isIn(data.words, token);
  return tokens.some(isInsult) && tokens.every((token) => isInsult(token) || data.filler.has(token.text));
}

/** Abuse is met with one calm line instead of a search. */
export function abuse(): Stage {
  const signs = readJson('abuse.json', abuseSchema);
  return (state) => ({ ...state, abusive: recogniseAbuse(state.tokens, signs) });
}
