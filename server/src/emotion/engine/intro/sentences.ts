import { z } from 'zod';
import { readJson } from '../files/dataFile.js';
import { type Term, languageName } from '../knowledge/lexicon.js';
import { fraction } from '../text/hash.js';

/** Fills the placeholders of a pattern and capitalises the first letter. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  const filled = pattern.replace(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Rotates the items, so that different texts begin with different ones. */
export function turned<T>(items: readonly T[], text: string, purpose: string): T[] {
  const start = Math.floor(fraction(text, purpose) * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

const several = z.array(z.string()).min(1);
/** First sentences by feeling, and for corrected typos. */
const side = z.object({
  groups: z.record(z.string(), z.object({ families: several, openings: several })),
  mended: several,
});

const schema = z.object({
  /** First sentences by kind of evidence: a word, a typo, a denial. */
  openings: z.record(z.string(), several),
  /** Openings for texts that cannot be quoted. */
  nameless: z.object({ word: several, none: several }),
  contrasts: several,
  /** Second sentences if no feeling was found. */
  wander: several,
  pain: side,
  mixed: side,
  glad: side,
  /** Second sentences for somebody in pain. */
  quiet: several,
  /** For a cry for help, by language: the wish to die, harm that was done, somebody else in danger. */
  care: z.record(z.string(), z.object({ die: several, harmed: several, other: several })),
  /** Line above the intro for gentle care, by language. */
  gentle: z.record(z.string(), several),
});

export type Side = z.infer<typeof side>;

/** The sentence patterns an intro is made of. */
export const SENTENCES = readJson('intro.json', schema);

/** All sentences that contrast the first term, to which the map leads, with another. Rotated by the text. */
export function contrasts(patterns: readonly string[], terms: readonly Term[], text: string): string[] {
  const [a, ...others] = terms;
  if (a === undefined) return [];
  return turned(others, text, 'pair').flatMap((b) => {
    const languages = { LA: languageName(a.language), LB: languageName(b.language) };
    const values = { A: a.name, B: b.name, a: a.hook, b: b.hook, ...languages };
    return turned(patterns, text, 'contrast').map((pattern) => fill(pattern, values));
  });
}

/** First sentences that explain a lexicon term, by its meaning or, if that is too long, by its hook. */
export function openingsFor({ name, language, meaning, hook }: Term, patterns: readonly string[]): string[] {
  const lowered = meaning.charAt(0).toLowerCase() + meaning.slice(1).replace(/\.$/u, '');
  return [lowered, hook].flatMap((explained) =>
    patterns.map((pattern) => fill(pattern, { name, language: languageName(language), meaning: explained })),
  );
}
