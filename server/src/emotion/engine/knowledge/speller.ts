import { distance } from 'fastest-levenshtein';
import { linesOf, readText, weight } from '../files/dataFile.js';

export const SHORTEST = 4;
const SHORTEST_SWAPPED = 3;
const SHORTEST_FOR_TWO = 7;
const MOST_EDITS = 2;
const OTHER_LETTERS = weight('speller other letters');
const RARITY = weight('speller rarity');

/** Common English words with their frequency rank. The commonest has rank 0. */
export const COMMON: ReadonlyMap<string, number> = new Map(
  linesOf(readText('common-words.txt')).map((word, rank) => [word, rank]),
);

interface Correction {
  readonly word: string;
  readonly edits: number;
}

/** Yields the likeliest corrections: without a doubled last letter ("sadd"), or with two letters swapped back. */
function* surestSlips(typed: string): Generator<string> {
  yield typed.replace(/(\p{L})\1$/u, '$1');
  for (let at = 0; at < typed.length - 1; at += 1)
    yield typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
}

/** Extra cost of an unlikely correction: one to a rare word, or to a word that lacks a letter of `typed`. */
function unlikelihood(typed: string, word: string): number {
  const hasAll = [...typed].every((letter) => word.includes(letter));
  const rarity = (COMMON.get(word) ?? COMMON.size) / COMMON.size;
  return (hasAll ? 0 : OTHER_LETTERS) + RARITY * rarity;
}

/** A set of words, or a map with words as keys. */
type Words = Pick<ReadonlySet<string>, 'has' | 'keys'>;

/**
 * Corrects a typed word to the nearest word of the lists: one edit away or, if it has seven letters or more, two. If
 * several are equally near, the likelier typo wins, then the commoner word.
 */
export function correct(typed: string, lists: readonly Words[], most = MOST_EDITS): Correction | undefined {
  if (typed.length < SHORTEST_SWAPPED || /\d/u.test(typed)) return undefined;
  const sure = [...surestSlips(typed)];
  for (const words of lists) {
    const word = sure.find((slip) => slip !== typed && words.has(slip));
    if (word !== undefined) return { word, edits: 1 };
  }
  if (typed.length < SHORTEST) return undefined;
  const edits = typed.length >= SHORTEST_FOR_TWO ? most : 1;
  let best: (Correction & { readonly cost: number }) | undefined;
  for (const words of lists)
    for (const word of words.keys()) {
      // Typos seldom change the first letter.
      if (word.length < SHORTEST || word.charAt(0) !== typed.charAt(0)) continue;
      if (Math.abs(word.length - typed.length) > edits) continue;
      const found = distance(typed, word);
      if (found > edits) continue;
      const cost = found + unlikelihood(typed, word);
      if (best === undefined || cost < best.cost) best = { word, edits: found, cost };
    }
  return best;
}
