import { z } from 'zod';
import { readJson } from '../knowledge/dataFile.js';
import type { Term } from '../knowledge/lexicon.js';
import { fraction } from '../text/hash.js';

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

const several = z.array(z.string()).min(1);
/** First sentences by what is felt, and those for a slip that was mended. */
const side = z.object({
  groups: z.record(z.string(), z.object({ families: several, openings: several })),
  mended: several,
});

const schema = z.object({
  /** First sentences by what was understood: a word, a slip, a denial. */
  openings: z.record(z.string(), several),
  /** Openings for texts of which nothing can be quoted. */
  nameless: z.object({ word: several, none: several }),
  contrasts: several,
  /** Second sentences where no feeling was found. */
  wander: several,
  pain: side,
  mixed: side,
  glad: side,
  /** Second sentences to somebody in pain. */
  quiet: several,
  /** For a cry for help, by language: the wish to die, harm that was done, somebody else in danger. */
  care: z.record(z.string(), z.object({ die: several, harmed: several, other: several })),
  /** One line above the intro for despair between the lines, by language. */
  gentle: z.record(z.string(), several),
});

/** The sentence patterns an intro is made of. */
export type Sentences = z.infer<typeof schema>;
export type Side = z.infer<typeof side>;

export function readSentences(): Sentences {
  return readJson('intro.json', schema);
}

/** The first of the languages a label names, without remarks in brackets. */
export function languageName(label: string): string {
  return (label.replace(/\([^)]*\)/gu, '').split('/')[0] ?? label).trim();
}

/** Every way of contrasting two of the terms, in an order that depends on the text. */
export function contrasts(patterns: readonly string[], terms: readonly Term[], seed: string): string[] {
  const pairs = terms.flatMap((a, index) => terms.slice(index + 1).map((b): [Term, Term] => [a, b]));
  return turned(pairs, fraction(seed, 'pair')).flatMap(([a, b]) => {
    const languages = { LA: languageName(a.language), LB: languageName(b.language) };
    const values = { A: a.name, B: b.name, a: a.hook, b: b.hook, ...languages };
    return turned(patterns, fraction(seed, 'contrast')).map((pattern) => fill(pattern, values));
  });
}
