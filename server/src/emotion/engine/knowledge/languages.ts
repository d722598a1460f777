import { z } from 'zod';
import { filesIn, linesOf, readJson, readText } from './dataFile.js';
import { type Families, type Entry, parseVocabulary } from './families.js';
import type { Spelling } from '../text/spelling.js';
import { fold } from '../text/normalise.js';
import { foreignStemmer } from '../text/tokenise.js';

/** All that is known of a language that is read, from its file in `data/languages`. */
export interface Language {
  readonly code: string;
  readonly name: string;
  readonly functionWords: ReadonlySet<string>;
  readonly negators: ReadonlySet<string>;
  /** "But", "only": where a denial ends. */
  readonly stoppers: ReadonlySet<string>;
  /** The negation may come after the verb: "ich freue mich nicht". */
  readonly negationFollows: boolean;
  /** What is left of a folded word without its endings. */
  readonly stem: (word: string) => string;
  /** Words and phrases of feeling; sentences told with what was felt; sentences in which nobody feels anything. */
  readonly words: readonly Entry[];
  readonly told: readonly Entry[];
  readonly plain: readonly string[];
}

function parseLanguage(code: string, families: Families, spelling: Spelling): Language {
  const file = `languages/${code}.tsv`;
  const [words = '', told = '', plain = ''] = readText(file).split(/^@(?:told|plain)$/mu);
  const settings = new Map<string, string>();
  const listed = words.split('\n').filter((line) => {
    const [, key, value] = /^@([a-z ]+): (.*)$/u.exec(line) ?? [];
    if (key !== undefined && value !== undefined) settings.set(key, value);
    return !line.startsWith('@');
  });
  const list = (key: string): string[] => settings.get(key)?.split(' ') ?? [];
  return {
    code,
    name: settings.get('name') ?? code,
    functionWords: code === 'en' ? spelling.functionWords : new Set(list('function words').map(fold)),
    negators: new Set(list('negators')),
    stoppers: new Set(list('stoppers')),
    negationFollows: settings.has('negation follows'),
    stem: foreignStemmer(list('endings'), settings.has('umlauts')),
    words: parseVocabulary(listed.join('\n'), families, file),
    told: parseVocabulary(told, families, `${file}, told`),
    plain: linesOf(plain),
  };
}

/** English first: what two languages explain alike is read as the first of them. */
export function readLanguages(families: Families, spelling: Spelling): Language[] {
  const codes = filesIn('languages').map((file) => file.replace('.tsv', ''));
  return ['en', ...codes.filter((code) => code !== 'en')].map((code) =>
    parseLanguage(code, families, spelling),
  );
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
