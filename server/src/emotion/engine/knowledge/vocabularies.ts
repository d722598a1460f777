import type { Language } from './languages.js';
import { type Pattern, compilePattern } from './compilePattern.js';
import { PatternIndex } from './patterns.js';
import { type Entry, type ReadLines, entriesOf } from './vocabulary.js';
import { weight } from './weights.js';
import { fold } from '../text/normalise.js';
import { type Spelling, lemmas } from '../text/spelling.js';

/** Single words with their meaning, findable by spelling, by any inflection and by first letter. */
export interface Dictionary {
  readonly exact: ReadonlyMap<string, Entry>;
  /** English alone; other languages go by the stem. */
  readonly byForm: ReadonlyMap<string, Entry>;
  readonly byFirstLetter: ReadonlyMap<string, readonly string[]>;
  /** Entries by their stem; empty for English, which goes by inflections. */
  readonly byStem: ReadonlyMap<string, Entry>;
  readonly stem: (word: string) => string;
  readonly language: string;
}

const SHORTEST_MISSPELT = 4;

export function isSingleWord(term: string): boolean {
  return !/[\s'*~-]/u.test(term.trim());
}

/** The first entry of a spelling wins: files list the commoner sense first. */
export function buildDictionary(
  entries: readonly Entry[],
  { code: language, stem }: Pick<Language, 'code' | 'stem'>,
  spelling: Spelling,
): Dictionary {
  const exact = new Map<string, Entry>();
  for (const entry of entries) {
    const word = fold(entry.term.trim());
    if (!exact.has(word)) exact.set(word, entry);
  }
  const byForm = new Map<string, Entry>();
  for (const [word, entry] of language === 'en' ? exact : []) {
    for (const form of lemmas(word, spelling)) {
      const synonym = form === spelling.sameAs.get(word);
      if (!synonym && !exact.has(form) && !byForm.has(form) && form.length > 2) byForm.set(form, entry);
    }
  }
  const byStem = new Map<string, Entry>();
  for (const [word, entry] of language === 'en' ? [] : exact) {
    const stemmed = stem(word);
    if (!byStem.has(stemmed)) byStem.set(stemmed, entry);
  }
  const byFirstLetter = new Map<string, string[]>();
  for (const word of exact.keys()) {
    if (word.length < SHORTEST_MISSPELT) continue;
    // A slip seldom hits the first letter: words are looked for by it.
    const listed = byFirstLetter.get(word.charAt(0));
    if (listed === undefined) byFirstLetter.set(word.charAt(0), [word]);
    else listed.push(word);
  }
  return { exact, byForm, byFirstLetter, byStem, stem, language };
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

/** How strongly a word must lean to name a feeling. */
const CLEAR = weight('vocabularies clear');

/** A situation that says the feeling by name, "grateful for my", counts as said and not as guessed. */
function sourceOf(source: Listing, pattern: Pattern<unknown>, { exact }: Dictionary): Listing {
  if (source !== 'situation') return source;
  const named = pattern.parts.some(({ word }) => Math.abs(exact.get(word)?.valence ?? 0) >= CLEAR);
  return named ? 'idiom' : source;
}

function compileAll(
  { source, entries }: Listed,
  dictionary: Dictionary,
  spelling: Spelling,
): Pattern<PhraseMeaning>[] {
  return entries.flatMap((entry) => {
    const pattern = isSingleWord(entry.term) ? undefined : compilePattern(entry.term, { entry }, spelling);
    if (pattern === undefined) return [];
    return [{ ...pattern, meaning: { entry, source: sourceOf(source, pattern, dictionary) } }];
  });
}

function buildVocabulary(lists: readonly Listed[], language: Language, spelling: Spelling): Vocabulary {
  const single = lists.flatMap(({ entries }) => entries.filter(({ term }) => isSingleWord(term)));
  const dictionary = buildDictionary(single, language, spelling);
  const patterns = lists.flatMap((list) => compileAll(list, dictionary, spelling));
  return { dictionary, phrases: new PatternIndex(patterns) };
}

export function buildVocabularies(
  languages: readonly Language[],
  readLines: ReadLines,
  spelling: Spelling,
): Map<string, Vocabulary> {
  const read = (file: string): Entry[] => entriesOf(readLines(file));
  const english: readonly Listed[] = [
    { source: 'word', entries: read('words.tsv') },
    { source: 'idiom', entries: read('idioms.tsv') },
    { source: 'situation', entries: read('situations.tsv') },
  ];
  return new Map(
    languages.map((language) => {
      const own =
        language.code === 'en' ? english : [{ source: 'word' as const, entries: entriesOf(language.words) }];
      return [language.code, buildVocabulary(own, language, spelling)];
    }),
  );
}
