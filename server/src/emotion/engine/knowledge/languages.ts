import { filesIn, linesOf, readText } from './dataFile.js';
import { type Families, type Entry, parseVocabulary, readVocabulary } from './families.js';
import { Matcher } from './matcher.js';
import { fold } from '../text/normalise.js';
import { type Spelling, lemmas } from '../text/spelling.js';
import { type Token, foreignStemmer } from '../text/tokenise.js';

export interface PhraseMeaning {
  readonly entry: Entry;
  /** What kind of entry says so. */
  readonly source: 'word' | 'idiom' | 'situation';
}

/** Words and phrases of feeling: single words by spelling and by inflection, longer ones in a matcher. */
interface Vocabulary {
  readonly exact: ReadonlyMap<string, Entry>;
  /** By every form in English, by the stem in other languages. */
  readonly inflected: ReadonlyMap<string, Entry>;
  /** What to look up among these for a word. */
  readonly basesOf: (word: Pick<Token, 'text' | 'forms'>) => readonly string[];
  readonly phrases: Matcher<PhraseMeaning>;
}

/** All that is known of a language that is read, from its file in `data/languages`. */
export interface Language extends Vocabulary {
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

const ENGLISH = [
  ['words.tsv', 'word'],
  ['idioms.tsv', 'idiom'],
  ['situations.tsv', 'situation'],
] as const;

function isSingleWord({ entry: { term } }: PhraseMeaning): boolean {
  return !/[\s'*~-]/u.test(term);
}

/** The first entry of a spelling wins: files list the commoner sense first. */
function vocabularyOf(
  listed: readonly PhraseMeaning[],
  stem: ((word: string) => string) | undefined,
  spelling: Spelling,
): Vocabulary {
  const exact = new Map<string, Entry>();
  for (const { entry } of listed.filter(isSingleWord)) {
    const word = fold(entry.term);
    if (!exact.has(word)) exact.set(word, entry);
  }
  // Forms of an English word that are not words themselves.
  const formsOf = (word: string): string[] =>
    lemmas(word, spelling).filter((form) => !exact.has(form) && form.length > 2);
  const inflected = new Map<string, Entry>();
  for (const [word, entry] of exact)
    for (const form of stem === undefined ? formsOf(word) : [stem(word)])
      if (!inflected.has(form)) inflected.set(form, entry);
  const phrases = new Matcher<PhraseMeaning>('inflected', spelling);
  for (const meaning of listed) if (!isSingleWord(meaning)) phrases.add(meaning.entry.term, meaning);
  const basesOf: Vocabulary['basesOf'] = ({ text, forms }) => (stem === undefined ? forms : [stem(text)]);
  return { exact, inflected, basesOf, phrases };
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
  const isEnglish = code === 'en';
  const own = parseVocabulary(listed.join('\n'), families, file);
  const english = ENGLISH.flatMap(([name, source]) =>
    isEnglish ? readVocabulary(name, families).map((entry) => ({ entry, source })) : [],
  );
  const stem = foreignStemmer(list('endings'), settings.has('umlauts'));
  return {
    ...vocabularyOf(
      [...english, ...own.map((entry) => ({ entry, source: 'word' as const }))],
      isEnglish ? undefined : stem,
      spelling,
    ),
    code,
    name: settings.get('name') ?? code,
    functionWords: isEnglish ? spelling.functionWords : new Set(list('function words').map(fold)),
    negators: new Set(list('negators')),
    stoppers: new Set(list('stoppers')),
    negationFollows: settings.has('negation follows'),
    stem,
    words: own,
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
