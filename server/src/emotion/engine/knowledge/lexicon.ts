import { z } from 'zod';
import { hash } from '../text/hash.js';
import { list, readTable } from '../files/dataFile.js';

const termSchema = z.object({
  name: z.string().min(1),
  script: z.string().default(''),
  /** Other spellings of the name in Latin letters. */
  also: list('; ').default([]),
  language: z.string().min(1),
  /** Set only if the word is from another region than its language. */
  region: z.string().optional(),
  families: list(','),
  valence: z.coerce.number().min(-1).max(1),
  arousal: z.coerce.number().min(-1).max(1),
  /** The only event after which the term is felt, a heading of `antecedents.txt`: for "tusa" a separation. */
  antecedent: z.string().default(''),
  meaning: z.string().min(1),
  culturalContext: z.string().min(1),
  hook: z.string().min(1),
  appeal: z.coerce.number().int().min(1).max(3),
  confidence: z.string().default('high'),
  sources: list('; '),
});

export interface Term extends z.infer<typeof termSchema> {
  /** Hash of name and language, so that the order of the file does not matter. */
  readonly id: number;
  readonly region: string;
  readonly languageKeys: readonly string[];
}

const language = z.object({ language: z.string(), region: z.string(), countsAs: list('; ').optional() });
const languages = new Map(readTable('lexicon-languages.tsv', language).map((row) => [row.language, row]));

/** The language in a label, without a remark in parentheses: "German (Swiss origin)" is "German". */
export const languageName = (label: string): string => label.replace(/\([^)]*\)/gu, '').trim();

/** Returns the languages of a term by its label, without variants: "Brazilian Portuguese" is "Portuguese". */
export const languageKeys = (label: string): readonly string[] =>
  languages.get(label)?.countsAs ?? [languageName(label)];

/** Number of bits cut off a 32-bit hash. V8 stores integers of 30 bits without an allocation. */
const ID_SHIFT = 2;

export const LEXICON: readonly Term[] = readTable('lexicon.tsv', termSchema).map((term) =>
  // `Object.assign`, because objects made by spread are slower to read while scoring.
  Object.assign(term, {
    id: hash(`${term.name} ${term.language}`) >> ID_SHIFT,
    region: term.region ?? languages.get(term.language)?.region ?? '',
    languageKeys: languageKeys(term.language),
  }),
);

/** The name to show: "Toska (тоска)", without parentheses if the language uses Latin letters. */
export function displayName(term: Pick<Term, 'name' | 'script'>): string {
  return term.script === '' || term.script === term.name ? term.name : `${term.name} (${term.script})`;
}
