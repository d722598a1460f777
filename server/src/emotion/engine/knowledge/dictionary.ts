import { listByFirstLetter } from '../text/firstLetter.js';
import { foreignStem } from '../text/foreignStem.js';
import { fold } from '../text/normalise.js';
import { lemmas, type Spelling } from '../text/spelling.js';
import type { Entry } from './vocabulary.js';

/** Single words with their meaning, findable by spelling, by any inflection and by first letter. */
export interface Dictionary {
  readonly exact: ReadonlyMap<string, Entry>;
  /** English alone; other languages go by the stem. */
  readonly byForm: ReadonlyMap<string, Entry>;
  readonly byFirstLetter: ReadonlyMap<string, readonly string[]>;
  /** By what is left without endings; English has its own way and leaves this empty. */
  readonly byStem: ReadonlyMap<string, Entry>;
  readonly language: string;
}

const SHORTEST_MISSPELT = 4;

export function isSingleWord(term: string): boolean {
  return !/[\s'*~-]/u.test(term.trim());
}

/** The first entry of a spelling wins: files list the commoner sense first. */
export function buildDictionary(entries: readonly Entry[], language: string, spelling: Spelling): Dictionary {
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
    const stem = foreignStem(word, language);
    if (!byStem.has(stem)) byStem.set(stem, entry);
  }
  const byFirstLetter = new Map<string, string[]>();
  for (const word of exact.keys()) {
    if (word.length >= SHORTEST_MISSPELT) listByFirstLetter(word, byFirstLetter);
  }
  return { exact, byForm, byFirstLetter, byStem, language };
}
