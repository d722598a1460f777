import { z } from 'zod';
import { hash } from '../text/hash.js';
import { linesOf, readJson, readText } from '../files/dataFile.js';

const termSchema = z.object({
  name: z.string().min(1),
  script: z.string().default(''),
  /** Other spellings in Latin letters. */
  also: z.array(z.string().min(1)).default([]),
  language: z.string().min(1),
  region: z.string().min(1),
  families: z.array(z.string()).min(1).max(3),
  valence: z.number().min(-1).max(1),
  arousal: z.number().min(-1).max(1),
  /** Its only cause, a key of `antecedents.json`: "Tusa" is felt after a separation. */
  antecedent: z.string().default(''),
  meaning: z.string().min(1),
  culturalContext: z.string().min(1),
  hook: z.string().min(1),
  appeal: z.number().int().min(1).max(3),
  confidence: z.string(),
  sources: z.array(z.string()),
});

export interface Term extends z.infer<typeof termSchema> {
  /** Depends on name and language, not on the order of the file. */
  readonly id: number;
  readonly languageKeys: readonly string[];
}

/**
 * `kinds`: the languages in labels such as "Brazilian Portuguese". `alsoCalled`: different names that count as one
 * language.
 */
const { kinds, alsoCalled } = readJson(
  'language-names.json',
  z.object({ kinds: z.array(z.string()), alsoCalled: z.record(z.string(), z.array(z.string())) }),
);

/** The language of a label, without remarks in brackets. */
export const languageName = (label: string): string => label.replace(/\([^)]*\)/gu, '').trim();

/** The languages of a label. Two terms have different languages if they share no key. */
export function languageKeys(label: string): readonly string[] {
  const name = languageName(label);
  const words = name.split(' ');
  const kind = kinds.find((one) => words.includes(one));
  return kind === undefined ? (alsoCalled[name] ?? alsoCalled[words.at(-1) ?? ''] ?? [name]) : [kind];
}

/** Keeps the id within V8's small integers, which need no allocation. */
const ID_SHIFT = 2;

function toTerm(line: string): Term {
  const term = termSchema.parse(JSON.parse(line));
  const { name, language } = term;
  // `Object.assign`, because objects made by spread are slower to read while scoring.
  return Object.assign(term, {
    id: hash(`${name} ${language}`) >> ID_SHIFT,
    languageKeys: languageKeys(language),
  });
}

/** All terms. */
export const LEXICON: readonly Term[] = linesOf(readText('lexicon.jsonl')).map(toTerm);

/** "Toska (тоска)", or only the name if the language uses Latin letters. */
export function displayName(term: Pick<Term, 'name' | 'script'>): string {
  return term.script === '' || term.script === term.name ? term.name : `${term.name} (${term.script})`;
}
