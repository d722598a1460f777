import { z } from 'zod';
import { readJson } from '../knowledge/dataFile.js';

const several = z.array(z.string()).min(1);
const openingNames = [
  'word',
  'situation',
  'sorrow',
  'typo',
  'negated',
  'wished',
  'outgrown',
  'blend',
  'turned',
  'withOthers',
  'stronger',
  'weaker',
  'foreign',
  'sign',
  'named',
  'none',
  'abuse',
] as const;

export type OpeningName = (typeof openingNames)[number];

const schema = z.object({
  openings: z.record(z.enum(openingNames), several),
  /** Openings for texts of which nothing can be quoted. */
  nameless: z.object({ word: several, none: several }),
  contrasts: several,
  /** For a cry for help, by language; `other` where it is about someone else. */
  care: z.record(z.string(), several),
});

/** The sentence patterns an intro is made of. */
export type Sentences = z.infer<typeof schema>;

export function readSentences(): Sentences {
  return readJson('intro.json', schema);
}
