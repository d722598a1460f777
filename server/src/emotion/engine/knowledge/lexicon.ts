import { z } from 'zod';
import { hash } from '../text/hash.js';
import { linesOf, readJson, readText } from './dataFile.js';

export const termSchema = z.object({
  name: z.string().min(1),
  script: z.string().default(''),
  /** Other spellings in Latin letters that a visitor may know the word by. */
  also: z.array(z.string().min(1)).default([]),
  language: z.string().min(1),
  region: z.string().min(1),
  families: z.array(z.string()).min(1).max(3),
  valence: z.number().min(-1).max(1),
  arousal: z.number().min(-1).max(1),
  /** What alone it is felt after, a kind of `antecedents.json`: "Tusa" after a separation, never after a death. */
  antecedent: z.string().default(''),
  meaning: z.string().min(1),
  culturalContext: z.string().min(1),
  hook: z.string().min(1),
  appeal: z.number().int().min(1).max(3),
  confidence: z.string(),
  sources: z.array(z.string()),
});

export interface Term extends z.infer<typeof termSchema> {
  /** A number that stays with the name when the file's order changes. */
  readonly id: number;
  readonly languageKeys: readonly string[];
}

/**
 * `kinds`: labels such as "Brazilian Portuguese" or "German (Swiss origin)" name these languages; `alsoCalled`: names
 * that differ and yet are one language for a reader who wants six different ones.
 */
const { kinds, alsoCalled } = readJson(
  'language-names.json',
  z.object({ kinds: z.array(z.string()), alsoCalled: z.record(z.string(), z.array(z.string())) }),
);

function keysOfPart(part: string): readonly string[] {
  const words = part.split(' ');
  const kind = kinds.find((name) => words.includes(name));
  if (kind !== undefined) return [kind];
  const lastWord = words.at(-1) ?? part;
  return alsoCalled[part] ?? alsoCalled[lastWord] ?? [part];
}

/** The languages a label counts as; two terms are of different languages when they share none. */
export function languageKeys(label: string): readonly string[] {
  const parts = label
    .replace(/\([^)]*\)/gu, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Set(parts.flatMap(keysOfPart))];
}

/** Keeps the number small enough for V8 to store it as a small integer, without an allocation. */
const ID_SHIFT = 2;

function toTerm(line: string): Term {
  const term = termSchema.parse(JSON.parse(line));
  const { name, language } = term;
  // Added to the parsed object: one that is spread together is slower to read, and scoring reads all of them.
  return Object.assign(term, {
    id: hash(`${name} ${language}`) >> ID_SHIFT,
    languageKeys: languageKeys(language),
  });
}

export function readLexicon(): Term[] {
  return linesOf(readText('lexicon.jsonl')).map(toTerm);
}

/** "Toska (тоска)", or the name alone where the language is written in Latin letters. */
export function displayName(term: Pick<Term, 'name' | 'script'>): string {
  return term.script === '' || term.script === term.name ? term.name : `${term.name} (${term.script})`;
}
