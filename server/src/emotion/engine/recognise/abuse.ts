import { z } from 'zod';
import { readJson } from '../knowledge/dataFile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { PatternIndex } from '../knowledge/patterns.js';
import { compilePattern } from '../knowledge/compilePattern.js';
import type { Stage } from '../state/state.js';
import type { Spelling } from '../text/spelling.js';
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

export interface AbuseSigns extends Omit<z.infer<typeof abuseSchema>, 'phrases'> {
  readonly phrases: PatternIndex<readonly string[]>;
}

export function readAbuseSigns(spelling: Spelling): AbuseSigns {
  const { phrases, ...lists } = readJson('abuse.json', abuseSchema);
  const patterns = phrases.flatMap((phrase) => {
    const pattern = compilePattern(phrase, phrase, spelling);
    return pattern === undefined ? [] : [{ ...pattern, meaning: pattern.parts.map(({ word }) => word) }];
  });
  return { ...lists, phrases: new PatternIndex(patterns) };
}

function isIn(set: ReadonlySet<string>, { text, forms }: Token): boolean {
  return set.has(text) || forms.some((form) => set.has(form));
}

/** Insults against the reader; not insults that a visitor suffered, and not swearing about one's own day. */
export function recogniseAbuse(tokens: readonly Token[], data: AbuseSigns): boolean {
  if (tokens.some((token) => data.reporting.has(token.text))) return false;
  if (tokens.some((token) => isIn(data.slurs, token))) return true;
  // To the letter: "piss off" is thrown at somebody, "pissed off" is how somebody feels.
  const exact = data.phrases
    .find(tokens)
    .filter(({ at, meaning }) => at.every((place, index) => tokens[place]?.text === meaning[index]));
  const inPhrases = new Set(exact.flatMap(({ at }) => at));
  const speaksOfSelf = tokens.some(
    (token, place) => !inPhrases.has(place) && data.selfReference.has(token.text),
  );
  if (inPhrases.size > 0 && !speaksOfSelf) return true;
  const insults = tokens.filter((token) => isIn(data.words, token));
  return (
    insults.length > 0 && tokens.every((token) => isIn(data.words, token) || data.filler.has(token.text))
  );
}

/** Abuse is met with one calm line instead of a search. */
export function abuse({ spelling }: Knowledge): Stage {
  const signs = readAbuseSigns(spelling);
  return (state) => ({ ...state, abusive: recogniseAbuse(state.tokens, signs) });
}
