import { distance } from 'fastest-levenshtein';
import type { Dictionary } from '../knowledge/dictionary.js';

const SHORTEST = 4;
const SHORTEST_FOR_TWO = 7;
const SHORTEST_BY_SOUND = 5;

export interface Correction {
  readonly word: string;
  readonly edits: number;
  /** One slip, or a spelling that sounds the same. */
  readonly sure: boolean;
}

/** One slip of the finger: two neighbouring letters in the wrong order. */
function unswapped(word: string, known: ReadonlyMap<string, unknown>): string | undefined {
  for (let index = 0; index < word.length - 1; index += 1) {
    const swapped =
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
    if (swapped !== word && known.has(swapped)) return swapped;
  }
  return undefined;
}

/** A key held too long: "sadd" and "madd" are short, but sure. */
function undoubled(word: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const single = word.replace(/(\p{L})\1$/u, '$1');
  return single !== word && known.has(single) ? single : undefined;
}

/** "Bordem" sounds like "boredom": the same but for vowels and doubled letters. */
function soundOf(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiouy]/gu, '')
      .replace(/(\p{L})\1/gu, '$1')
  );
}

/** How far a reader would feel the two words to be apart beyond the count of edits. */
function unlikeness(typed: string, candidate: string, rank: ReadonlyMap<string, number>): number {
  const otherEnd = typed.at(-1) === candidate.at(-1) ? 0 : 0.2;
  const otherLength = 0.1 * Math.abs(typed.length - candidate.length);
  const sameLetters = [...new Set(typed)].every((letter) => candidate.includes(letter)) ? 0 : 0.25;
  const rarity = Math.min(1, (rank.get(candidate) ?? rank.size) / Math.max(1, rank.size)) * 0.3;
  return otherEnd + otherLength + sameLetters + rarity;
}

/**
 * The word of feeling that was probably meant: same first letter, one edit, two from seven letters on; of several
 * the likelier slip, then the commoner word.
 */
export function correct(
  typed: string,
  dictionary: Dictionary,
  ordinary: ReadonlyMap<string, number>,
): Correction | undefined {
  if (typed.length < SHORTEST || /\d/u.test(typed)) return undefined;
  const slip = undoubled(typed, dictionary.exact) ?? unswapped(typed, dictionary.exact);
  if (slip !== undefined) return { word: slip, edits: 1, sure: true };
  const sound = soundOf(typed);
  const longest = typed.length >= SHORTEST_FOR_TWO ? 2 : 1;
  let best: Correction | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of dictionary.byFirstLetter.get(typed.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - typed.length) > 2) continue;
    const edits = distance(typed, candidate);
    if (edits > 2) continue;
    const soundsAlike = typed.length >= SHORTEST_BY_SOUND && soundOf(candidate) === sound;
    if (edits > longest && !soundsAlike) continue;
    const cost = edits + unlikeness(typed, candidate, ordinary);
    if (cost < least) {
      least = cost;
      best = { word: candidate, edits, sure: edits === 1 || soundsAlike };
    }
  }
  return best;
}
