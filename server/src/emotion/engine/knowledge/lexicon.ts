import { z } from 'zod';
import { languageKeys } from './languages.js';
import { hash } from '../text/hash.js';
import { readText } from './dataFile.js';

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
  meaning: z.string().min(1),
  culturalContext: z.string().min(1),
  hook: z.string().default(''),
  appeal: z.number().int().min(1).max(3).default(2),
  confidence: z.string(),
  sources: z.array(z.string()),
});

export interface Term extends z.infer<typeof termSchema> {
  /** A number that stays with the name, wherever in the file it stands. */
  readonly id: number;
  readonly languageKeys: readonly string[];
}

const LONGEST_HOOK = 60;
/** Keeps the number small enough for V8 to store it as a small integer, without an allocation. */
const ID_SHIFT = 2;

/** Until an entry has a hook of its own, the first clause of its meaning stands in. */
function hookFrom(meaning: string): string {
  const clause = (meaning.split(/[,;:(.]/u)[0] ?? meaning).trim();
  const words = `${clause.slice(0, 1).toLowerCase()}${clause.slice(1)}`.split(' ');
  let hook = '';
  for (const word of words) {
    if (`${hook} ${word}`.length > LONGEST_HOOK) break;
    hook = `${hook} ${word}`.trim();
  }
  return hook;
}

function toTerm(line: string): Term {
  const parsed: unknown = JSON.parse(line);
  const { name, script, also, language, region, families, ...rest } = termSchema.parse(parsed);
  const { valence, arousal, meaning, culturalContext, hook, appeal, confidence, sources } = rest;
  // Every field by name: an object that is spread together is slower to read, and scoring reads all of them.
  return {
    id: hash(`${name} ${language}`) >> ID_SHIFT,
    name,
    script,
    also,
    language,
    languageKeys: languageKeys(language),
    region,
    families,
    valence,
    arousal,
    meaning,
    culturalContext,
    hook: hook === '' ? hookFrom(meaning) : hook,
    appeal,
    confidence,
    sources,
  };
}

export function parseLexicon(text: string): Term[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(toTerm);
}

export function readLexicon(): Term[] {
  return parseLexicon(readText('lexicon.jsonl'));
}

/** "Toska (тоска)", or the name alone where the language is written in Latin letters. */
export function displayName(term: Pick<Term, 'name' | 'script'>): string {
  return term.script === '' || term.script === term.name ? term.name : `${term.name} (${term.script})`;
}
