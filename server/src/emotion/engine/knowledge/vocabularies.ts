import type { Language } from './languages.js';
import { compilePattern } from './compilePattern.js';
import { PatternIndex } from './patterns.js';
import { type Entry, readVocabulary } from './vocabulary.js';
import type { Families } from './families.js';
import { fold } from '../text/normalise.js';
import { type Spelling, lemmas } from '../text/spelling.js';
import type { Token } from '../text/tokenise.js';

/** Single words with their meaning, findable by spelling, by any inflection and by first letter. */
export interface Dictionary {
  readonly exact: ReadonlyMap<string, Entry>;
  /** By every form in English, by the stem in other languages. */
  readonly inflected: ReadonlyMap<string, Entry>;
  /** What to look up among these for a word. */
  readonly basesOf: (word: Pick<Token, 'text' | 'forms'>) => readonly string[];
  readonly byFirstLetter: ReadonlyMap<string, readonly string[]>;
}

const SHORTEST_MISSPELT = 4;

function isSingleWord(term: string): boolean {
  return !/[\s'*~-]/u.test(term);
}

/** The forms of an English word that are no words of their own. */
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
  const byFirstLetter = new Map<string, string[]>();
  for (const [word, entry] of exact) {
    for (const form of english ? formsOf(word, exact, spelling) : [stem(word)])
      if (!inflected.has(form)) inflected.set(form, entry);
    if (word.length < SHORTEST_MISSPELT) continue;
    // A slip seldom hits the first letter: words are looked for by it.
    const listed = byFirstLetter.get(word.charAt(0));
    if (listed === undefined) byFirstLetter.set(word.charAt(0), [word]);
    else listed.push(word);
  }
  return {
    exact,
    inflected,
    basesOf: english ? ({ forms }) => forms : ({ text }) => [stem(text)],
    byFirstLetter,
  };
}

/** What kind of entry says so. */
export type Listing = 'word' | 'idiom' | 'situation';

export interface PhraseMeaning {
  readonly entry: Entry;
  readonly source: Listing;
}

/** The words of one language: single ones to look up, longer ones to find. */
export interface Vocabulary {
  readonly dictionary: Dictionary;
  readonly phrases: PatternIndex<PhraseMeaning>;
}

/** Entries of one kind. */
interface Listed {
  readonly source: Listing;
  readonly entries: readonly Entry[];
}

function buildVocabulary(lists: readonly Listed[], language: Language, spelling: Spelling): Vocabulary {
  const all = lists.flatMap(({ source, entries }) => entries.map((entry) => ({ source, entry })));
  const single = all.flatMap(({ entry }) => (isSingleWord(entry.term) ? [entry] : []));
  const phrases = all
    .filter(({ entry }) => !isSingleWord(entry.term))
    .flatMap((meaning) => compilePattern(meaning.entry.term, meaning, spelling) ?? []);
  return { dictionary: buildDictionary(single, language, spelling), phrases: new PatternIndex(phrases) };
}

export function buildVocabularies(
  languages: readonly Language[],
  families: Families,
  spelling: Spelling,
): Map<string, Vocabulary> {
  const english: readonly Listed[] = [
    { source: 'word', entries: readVocabulary('words.tsv', families) },
    { source: 'idiom', entries: readVocabulary('idioms.tsv', families) },
    { source: 'situation', entries: readVocabulary('situations.tsv', families) },
  ];
  return new Map(
    languages.map((language) => {
      const { code, words } = language;
      const lists = code === 'en' ? english : [{ source: 'word' as const, entries: words }];
      return [code, buildVocabulary(lists, language, spelling)];
    }),
  );
}
