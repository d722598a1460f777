import type { Source } from '../evidence/evidence.js';
import type { PhraseMeaning } from '../evidence/phrases.js';
import type { Spelling } from '../text/spelling.js';
import { compilePattern, type Pattern } from './compilePattern.js';
import { filesIn } from './dataFile.js';
import { buildDictionary, isSingleWord, type Dictionary } from './dictionary.js';
import { PatternIndex } from './patterns.js';
import { entriesOf, type Entry, type ReadLines } from './vocabulary.js';

/** The words of one language: single ones to look up, longer ones to find. */
export interface Vocabulary {
  readonly dictionary: Dictionary;
  readonly phrases: PatternIndex<PhraseMeaning>;
}

/** Entries of one kind. */
interface Listed {
  readonly source: Source;
  readonly entries: readonly Entry[];
}

/** How strongly a word must lean to name a feeling. */
const CLEAR = 0.35;

/** A situation that says the feeling by name, "grateful for my", counts as said and not as guessed. */
function sourceOf(source: Source, pattern: Pattern<unknown>, { exact }: Dictionary): Source {
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

export function buildVocabulary(lists: readonly Listed[], language: string, spelling: Spelling): Vocabulary {
  const single = lists.flatMap(({ entries }) => entries.filter(({ term }) => isSingleWord(term)));
  const dictionary = buildDictionary(single, language, spelling);
  const patterns = lists.flatMap((list) => compileAll(list, dictionary, spelling));
  return { dictionary, phrases: new PatternIndex(patterns) };
}

export function readVocabularies(readLines: ReadLines, spelling: Spelling): Map<string, Vocabulary> {
  const read = (file: string): Entry[] => entriesOf(readLines(file));
  const english: readonly Listed[] = [
    { source: 'word', entries: read('words.tsv') },
    { source: 'idiom', entries: read('idioms.tsv') },
    { source: 'situation', entries: read('situations.tsv') },
  ];
  const vocabularies = new Map([['en', buildVocabulary(english, 'en', spelling)]]);
  for (const file of filesIn('languages')) {
    const words = read(`languages/${file}`);
    const language = file.replace('.tsv', '');
    vocabularies.set(language, buildVocabulary([{ source: 'word', entries: words }], language, spelling));
  }
  return vocabularies;
}
