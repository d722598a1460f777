import { fold } from '../text/normalise.js';
import { lemmas, type Spelling } from '../text/spelling.js';
import type { Language } from './languages.js';
import type { Entry } from './vocabulary.js';

/** Single words with their meaning, findable by spelling, by any inflection and by first letter. */
export interface Dictionary {
  readonly exact: ReadonlyMap<string, Entry>;
  /** English alone; other languages go by the stem. */
  readonly byForm: ReadonlyMap<string, Entry>;
  readonly byFirstLetter: ReadonlyMap<string, readonly string[]>;
  /** By what is left without endings; English has its own way and leaves this empty. */
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
