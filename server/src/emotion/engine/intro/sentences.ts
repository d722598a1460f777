import { readSections } from '../files/dataFile.js';
import { type Term, languageName } from '../knowledge/lexicon.js';
import { fraction } from '../text/hash.js';

/** Fills the placeholders of a pattern and capitalises the first letter. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  const filled = pattern.replace(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Rotates a list by a hash of text and purpose, so that not every text gets the same first item. */
export function turned<T>(items: readonly T[], text: string, purpose: string): T[] {
  const start = Math.floor(fraction(text, purpose) * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

export type Side = 'pain' | 'mixed' | 'glad';

/** Sentence patterns for intros, by their heading in `intro.txt`. */
const SENTENCES = readSections('intro.txt');
export const sentences = (heading: string): readonly string[] => SENTENCES.get(heading) ?? [];

/** Returns the headings in `intro.txt` that begin with this side, such as "pain jealousy" for `pain`. */
export const headingsOf = (side: Side): string[] =>
  [...SENTENCES.keys()].filter((heading) => heading.startsWith(`${side} `));

/** Possible second sentences of the intro, each of which contrasts the first term with another. */
export function contrasts(patterns: readonly string[], terms: readonly Term[], text: string): string[] {
  const [a, ...others] = terms;
  if (a === undefined) return [];
  return turned(others, text, 'pair').flatMap((b) => {
    const languages = { LA: languageName(a.language), LB: languageName(b.language) };
    const values = { A: a.name, B: b.name, a: a.hook, b: b.hook, ...languages };
    return turned(patterns, text, 'contrast').map((pattern) => fill(pattern, values));
  });
}

/** First sentences that explain a term: by its `meaning` or, in case that is too long, by its short `hook`. */
export function openingsFor({ name, language, meaning, hook }: Term, patterns: readonly string[]): string[] {
  const lowered = meaning.charAt(0).toLowerCase() + meaning.slice(1).replace(/\.$/u, '');
  return [lowered, hook].flatMap((explained) =>
    patterns.map((pattern) => fill(pattern, { name, language: languageName(language), meaning: explained })),
  );
}
