import { filesIn, readText } from './dataFile.js';
import type { Families } from './families.js';
import { foreignStemmer } from '../text/stem.js';
import { fold } from '../text/normalise.js';
import { parseLines, type Line } from './vocabulary.js';

/** All that is known of a language that is read, from its file in `data/languages`. */
export interface Language {
  readonly code: string;
  readonly name: string;
  /** Letters that hardly any other of these languages has. */
  readonly letters: string;
  readonly functionWords: ReadonlySet<string>;
  readonly negators: ReadonlySet<string>;
  /** "But", "only": where a denial ends. */
  readonly stoppers: ReadonlySet<string>;
  /** The negation may come after the verb: "ich freue mich nicht". */
  readonly negationFollows: boolean;
  /** What is left of a folded word without its endings. */
  readonly stem: (word: string) => string;
  /** Words and phrases of feeling; sentences told with what was felt; sentences in which nobody feels anything. */
  readonly words: readonly Line[];
  readonly told: readonly Line[];
  readonly plain: readonly string[];
}

function parseLanguage(code: string, families: Families): Language {
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
    letters: settings.get('letters') ?? '',
    functionWords: new Set(list('function words').map(fold)),
    negators: new Set(list('negators')),
    stoppers: new Set(list('stoppers')),
    negationFollows: settings.has('negation follows'),
    stem: foreignStemmer(list('endings'), settings.has('umlauts')),
    words: parseLines(listed.join('\n'), families, file),
    told: parseLines(told, families, `${file}, told`),
    plain: plain.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  };
}

/** English first: what two languages explain alike is read as the first of them. */
export function readLanguages(families: Families): Language[] {
  const codes = filesIn('languages').map((file) => file.replace('.tsv', ''));
  return ['en', ...codes.filter((code) => code !== 'en')].map((code) => parseLanguage(code, families));
}

/** Labels such as "Brazilian Portuguese", "Croatian / Serbian" or "German (Swiss origin)" name these languages. */
const KINDS_OF = [
  'Arabic',
  'Chinese',
  'Dutch',
  'English',
  'French',
  'German',
  'Greek',
  'Inuktitut',
  'Italian',
  'Maya',
  'Norwegian',
  'Persian',
  'Portuguese',
  'Quechua',
  'Sámi',
  'Sanskrit',
  'Spanish',
  'Zapotec',
  'Hokkien',
] as const;

/** Names that differ and yet are one language for a reader who wants six different ones. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  Dari: ['Persian'],
  Farsi: ['Persian'],
  Flemish: ['Dutch'],
  Malay: ['Indonesian', 'Malay'],
  Indonesian: ['Indonesian', 'Malay'],
  Bosnian: ['Serbo-Croatian'],
  Croatian: ['Serbo-Croatian'],
  Serbian: ['Serbo-Croatian'],
  Montenegrin: ['Serbo-Croatian'],
  Hindi: ['Hindi', 'Urdu'],
  Urdu: ['Hindi', 'Urdu'],
  Filipino: ['Tagalog'],
  Inuit: ['Inuktitut'],
  Twi: ['Akan'],
  Bokmål: ['Norwegian'],
  Nynorsk: ['Norwegian'],
  Cantonese: ['Cantonese'],
  Mandarin: ['Chinese'],
};

function keysOfPart(part: string): readonly string[] {
  const words = part.split(' ');
  const kind = KINDS_OF.find((name) => words.includes(name));
  if (kind !== undefined) return [kind];
  const lastWord = words.at(-1) ?? part;
  return ALSO_CALLED[part] ?? ALSO_CALLED[lastWord] ?? [part];
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
