import { filesIn, linesOf, readText } from './dataFile.js';
import { type Families, type Entry, parseVocabulary, readVocabulary } from './families.js';
import { Matcher } from './matcher.js';
import { fold } from '../text/normalise.js';
import { type Spelling, lemmas } from '../text/spelling.js';
import { type Token, foreignStemmer, stem } from '../text/tokenise.js';

interface PhraseMeaning {
  readonly entry: Entry;
  /** The kind of entry. */
  readonly source: 'word' | 'idiom' | 'situation';
}

/** Feeling words by spelling and by inflection, and phrases in a matcher. */
interface Vocabulary {
  readonly exact: ReadonlyMap<string, Entry>;
  readonly inflected: ReadonlyMap<string, Entry>;
  readonly phrases: Matcher<PhraseMeaning>;
}

/** A language with a vocabulary, from its file in `data/languages`. */
export interface Language extends Vocabulary {
  readonly code: string;
  readonly name: string;
  readonly functionWords: ReadonlySet<string>;
  /** A word list by its name (see `data/README.md`), empty if the language has none. */
  readonly list: (name: string) => ReadonlySet<string>;
  /** The negation may come after the verb: "ich freue mich nicht". */
  readonly negationFollows: boolean;
  /** Shares of known words that statistics need in texts about others and about oneself. None if examples are few. */
  readonly knownShares: readonly number[];
  /** One spelling for all inflections of a word. */
  readonly stemOf: (word: Token) => string;
  /** Keys of a word in `inflected`: its stem if the language lists endings, else its forms. */
  readonly basesOf: (word: Pick<Token, 'text' | 'forms'>) => readonly string[];
  /** Ambiguous words, which count only alone. */
  readonly alone: ReadonlyMap<string, Entry>;
  /** Example sentences with a feeling, and plain ones without. */
  readonly told: () => readonly Entry[];
  readonly plain: () => readonly string[];
}

const SOURCES: ReadonlyMap<string, PhraseMeaning['source']> = new Map([
  ['idioms.tsv', 'idiom'],
  ['situations.tsv', 'situation'],
]);

/** Indexes entries by spelling. The first one wins, because files list the commoner sense first. */
function firstBy(spellings: (entry: Entry) => readonly string[], entries: Iterable<Entry>) {
  const found = new Map<string, Entry>();
  for (const entry of entries)
    for (const spelling of spellings(entry)) if (!found.has(spelling)) found.set(spelling, entry);
  return found;
}

const spellingOf = ({ term }: Entry): string[] => [fold(term)];

function vocabularyOf(
  listed: readonly PhraseMeaning[],
  stemmed: ((word: string) => string) | undefined,
  spelling: Spelling,
): Vocabulary {
  const isWord = ({ entry: { term } }: PhraseMeaning): boolean => !/[\s'*~-]/u.test(term);
  const exact = firstBy(
    spellingOf,
    listed.filter(isWord).map(({ entry }) => entry),
  );
  // Skip forms that are words of their own.
  const basesOf = (word: string): string[] =>
    stemmed === undefined
      ? lemmas(word, spelling).filter((form) => !exact.has(form) && form.length > 2)
      : [stemmed(word)];
  const inflected = firstBy(({ term }) => basesOf(fold(term)), exact.values());
  const phrases = new Matcher<PhraseMeaning>('inflected', spelling);
  for (const meaning of listed) if (!isWord(meaning)) phrases.add(meaning.entry.term, meaning);
  return { exact, inflected, phrases };
}

function parseLanguage(code: string, families: Families, spelling: Spelling): Language {
  const file = `languages/${code}.tsv`;
  const parts = readText(file).split(/^@(?:told|plain)$/mu);
  const settings = new Map<string, string>();
  for (const [, key = '', value = ''] of parts[0]?.matchAll(/^@([a-z ]+): (.*)$/gmu) ?? [])
    settings.set(key, value);
  const list = (key: string): string[] => settings.get(key)?.split(' ') ?? [];
  const lists = new Map([...settings.keys()].map((key) => [key, new Set(list(key).map(fold))]));
  const entriesIn = (key: string): Entry[] => list(key).flatMap((name) => readVocabulary(name, families));
  const own = parseVocabulary((parts[0] ?? '').replace(/^@.*$/gmu, ''), families, file);
  const listed: PhraseMeaning[] = [
    ...list('vocabulary').flatMap((name) =>
      readVocabulary(name, families).map((entry) => ({ entry, source: SOURCES.get(name) ?? 'word' })),
    ),
    ...own.map((entry) => ({ entry, source: 'word' as const })),
  ];
  const stemmed = settings.has('endings')
    ? foreignStemmer(list('endings'), settings.has('umlauts'))
    : undefined;
  return {
    ...vocabularyOf(listed, stemmed, spelling),
    code,
    name: settings.get('name') ?? code,
    functionWords: lists.get('function words') ?? spelling.functionWords,
    list: (name) => lists.get(name) ?? new Set(),
    negationFollows: settings.has('negation follows'),
    knownShares: list('known share').map(Number),
    stemOf: stemmed === undefined ? stem : ({ text }) => stemmed(text),
    basesOf: ({ text, forms }) => (stemmed === undefined ? forms : [stemmed(text)]),
    alone: firstBy(spellingOf, entriesIn('alone in')),
    told: () => [
      ...own,
      ...entriesIn('told in'),
      ...parseVocabulary(parts[1] ?? '', families, `${file}, told`),
    ],
    plain: () => [...list('plain in').flatMap((name) => linesOf(readText(name))), ...linesOf(parts[2] ?? '')],
  };
}

/** English comes first, because the first language wins a tie. */
export function readLanguages(families: Families, spelling: Spelling): Language[] {
  const codes = filesIn('languages').map((file) => file.replace('.tsv', ''));
  return ['en', ...codes.filter((code) => code !== 'en')].map((code) =>
    parseLanguage(code, families, spelling),
  );
}
