import type { Spelling } from '../text/spelling.js';
import { compilePattern, type Pattern } from './compilePattern.js';
import { buildDictionary, isSingleWord, type Dictionary } from './dictionary.js';
import type { Language } from './languages.js';
import { PatternIndex } from './patterns.js';
import { entriesOf, type Entry, type ReadLines } from './vocabulary.js';
import { weight } from './weights.js';

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
