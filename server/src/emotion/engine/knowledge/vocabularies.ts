import type { Language } from './languages.js';
import { Matcher } from './matcher.js';
import { type Entry, readVocabulary, type Families } from './families.js';
import { fold } from '../text/normalise.js';
import { type Spelling, lemmas } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';

/** Single words with their meaning, findable by spelling and by any inflection. */
export interface Dictionary {
  readonly exact: ReadonlyMap<string, Entry>;
  /** By every form in English, by the stem in other languages. */
  readonly inflected: ReadonlyMap<string, Entry>;
  /** What to look up among these for a word. */
  readonly basesOf: (word: Pick<Token, 'text' | 'forms'>) => readonly string[];
}

function isSingleWord(term: string): boolean {
  return !/[\s'*~-]/u.test(term);
}

/** Forms of an English word that are not words themselves. */
function formsOf(word: string, exact: ReadonlyMap<string, Entry>, spelling: Spelling): string[] {
  return lemmas(word, spelling).filter((form) => !exact.has(form) && form.length > 2);
}

/** The first entry of a spelling wins: files list the commoner sense first. */
function buildDictionary(
  entries: readonly Entry[],
  { code, stem }: Pick<Language, 'code' | 'stem'>,
  spelling: Spelling,
): Dictionary {
  const exact = new Map<string, Entry>();
  for (const entry of entries) {
    const word = fold(entry.term);
    if (!exact.has(word)) exact.set(word, entry);
  }
  const english = code === 'en';
  const inflected = new Map<string, Entry>();
  for (const [word, entry] of exact) {
    for (const form of english ? formsOf(word, exact, spelling) : [stem(word)])
      if (!inflected.has(form)) inflected.set(form, entry);
  }
  return {
    exact,
    inflected,
    basesOf: english ? ({ forms }) => forms : ({ text }) => [stem(text)],
  };
}

export interface PhraseMeaning {
  readonly entry: Entry;
  /** What kind of entry says so. */
  readonly source: 'word' | 'idiom' | 'situation';
}

/** The words of one language: single ones to look up, longer ones to find. */
export interface Vocabulary {
  readonly dictionary: Dictionary;
  readonly phrases: Matcher<PhraseMeaning>;
}

const ENGLISH = [
  ['words.tsv', 'word'],
  ['idioms.tsv', 'idiom'],
  ['situations.tsv', 'situation'],
] as const;

function listedIn({ code, words }: Language, families: Families): PhraseMeaning[] {
  if (code !== 'en') return words.map((entry) => ({ entry, source: 'word' }));
  return ENGLISH.flatMap(([file, source]) =>
    readVocabulary(file, families).map((entry) => ({ entry, source })),
  );
}

export function buildVocabulary(language: Language, families: Families, spelling: Spelling): Vocabulary {
  const listed = listedIn(language, families);
  const single = listed.flatMap(({ entry }) => (isSingleWord(entry.term) ? [entry] : []));
  const phrases = new Matcher<PhraseMeaning>('inflected', spelling);
  for (const meaning of listed)
    if (!isSingleWord(meaning.entry.term)) phrases.add(meaning.entry.term, meaning);
  return { dictionary: buildDictionary(single, language, spelling), phrases };
}
