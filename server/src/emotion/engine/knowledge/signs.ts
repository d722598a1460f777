import { z } from 'zod';
import { readJson, linesOf, readText } from '../files/dataFile.js';
import { parseFeeling } from './families.js';
import type { Reading } from './edges.js';
import { Matcher } from './matcher.js';

/** Compiles several lists of phrases into one matcher, which returns the names of the lists. */
export function compile(
  phrases: Readonly<Record<string, readonly string[]>>,
  how: Reading = 'inflected',
): Matcher<string> {
  const matcher = new Matcher<string>(how);
  for (const [name, listed] of Object.entries(phrases))
    for (const phrase of listed) matcher.add(phrase, name);
  return matcher;
}

/** Schema for a feeling that replaces another, with the reason: `["missed", "longing,sadness -0.3 -0.2"]`. */
const turned = z.tuple([z.string(), z.string()]).transform(([term, feeling]) => parseFeeling(feeling, term));
const turn = z.object({ behind: z.string(), good: turned, bad: turned.optional() });
const denied = z.string().transform((feeling) => parseFeeling(feeling, 'negated'));
const terms = z.record(z.string(), denied);
const schema = z.object({
  phrases: z.record(z.string(), z.array(z.string())),
  turns: z.array(turn),
  neither: turned,
  terms,
});

/** Phrases that deny feelings, wish for them or put them in the past, and what is felt instead. */
export const NEGATIONS = readJson('negations.json', schema);

/** Words and phrases for the strength of a feeling: "very", "a bit". */
export const MEASURES = new Set(linesOf(readText('measures.txt')));

/** Finds the phrases of `negations.json` and of `MEASURES` in a text. Returns the names of their lists. */
export const SIGNS = compile({ ...NEGATIONS.phrases, measuring: [...MEASURES] });
