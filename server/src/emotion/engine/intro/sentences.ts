import { z } from 'zod';
import { readJson } from '../knowledge/dataFile.js';

/** Puts the values into a pattern's {places} and begins with a capital, also after an opening quotation mark's letter. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  const filled = pattern.replace(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The items in an order that depends on the text, so that texts begin with different ones. */
export function turned<T>(items: readonly T[], share: number): T[] {
  const start = Math.floor(share * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** "a", "a and b" */
export function joined(words: readonly string[]): string {
  return words.join(' and ');
}

const several = z.array(z.string()).min(1);
const openingNames = [
  'word',
  'situation',
  'typo',
  'negated',
  'wished',
  'outgrown',
  'foreign',
  'sign',
  'named',
  'none',
  'unread',
  'abuse',
] as const;

export type OpeningName = (typeof openingNames)[number];

const schema = z.object({
  openings: z.record(z.enum(openingNames), several),
  /** Openings for texts of which nothing can be quoted. */
  nameless: z.object({ word: several, none: several }),
  contrasts: several,
  /** First sentences to somebody in pain, by what hurts. */
  pain: z.record(z.string(), z.object({ families: several, openings: several })),
  /** Second sentences to somebody in pain. */
  quiet: several,
  /** For a cry for help, by language: the wish to die, harm that was done, somebody else in danger. */
  care: z.record(z.string(), z.object({ die: several, harmed: several, other: several })),
});

/** The sentence patterns an intro is made of. */
export type Sentences = z.infer<typeof schema>;

export function readSentences(): Sentences {
  return readJson('intro.json', schema);
}
