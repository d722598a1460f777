import { distance } from 'fastest-levenshtein';
import { weight } from './dataFile.js';
import { list } from '../text/listed.js';

const SHORTEST = 4;
const SHORTEST_SWAPPED = 3;
const SHORTEST_BY_SOUND = 5;
const SHORTEST_FOR_TWO = 7;
const MOST_EDITS = 2;
const OTHER_LETTERS = weight('speller other letters');
const RARITY = weight('speller rarity');

interface Known {
  readonly word: string;
  readonly sound: string;
  /** A bit for each letter in it. */
  readonly letters: number;
  readonly rarity: number;
}

/** A list of words that may be meant, also by their first letter: a slip seldom hits that. */
interface Group {
  readonly words: ReadonlySet<string>;
  readonly byFirstLetter: ReadonlyMap<string, readonly Known[]>;
}

export interface Correction {
  readonly word: string;
  readonly edits: number;
}

/** "Bordem" sounds like "boredom": the same but for vowels and doubled letters. */
function soundOf(word: string): string {
  const rest = word.slice(1).replace(/[aeiouy]/gu, '');
  return word.charAt(0) + rest.replace(/(\p{L})\1/gu, '$1');
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

function count(bits: number): number {
  let left = bits;
  let all = 0;
  for (; left !== 0; all += 1) left &= left - 1;
  return all;
}

/** A key held too long, "sadd", or two letters in the wrong order. */
function* surestSlips(typed: string): Generator<string> {
  yield typed.replace(/(\p{L})\1$/u, '$1');
  for (let at = 0; at < typed.length - 1; at += 1)
    yield typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
}

/** Which word was probably meant, of words of feeling, words of cries and common words, each a list by its name. */
export class Speller {
  readonly #groups = new Map<string, Group>();

  /** @param tuned Slips that the rules would read otherwise, each with what is meant. */
  constructor(
    private readonly ranks: ReadonlyMap<string, number>,
    private readonly tuned: ReadonlyMap<string, string>,
  ) {}

  learn(name: string, words: Iterable<string>): void {
    const byFirstLetter = new Map<string, Known[]>();
    const all = new Set(words);
    for (const word of all) {
      if (word.length < SHORTEST) continue;
      const rarity = (this.ranks.get(word) ?? this.ranks.size) / this.ranks.size;
      const known = { word, sound: soundOf(word), letters: lettersOf(word), rarity };
      list(byFirstLetter, word.charAt(0), known);
    }
    this.#groups.set(name, { words: all, byFirstLetter });
  }

  /**
   * The nearest word of the named lists: one edit away, two from seven letters on or where it sounds alike; of several
   * the likelier slip, then the commoner word.
   */
  correct(typed: string, names: readonly string[], most = MOST_EDITS): Correction | undefined {
    if (typed.length < SHORTEST_SWAPPED || /\d/u.test(typed)) return undefined;
    const groups = names.flatMap((name) => this.#groups.get(name) ?? []);
    const tuned = this.tuned.get(typed);
    const sure = [...(tuned === undefined ? [] : [tuned]), ...surestSlips(typed)];
    for (const { words } of groups) {
      const word = sure.find((slip) => slip !== typed && words.has(slip));
      if (word !== undefined) return { word, edits: 1 };
    }
    if (typed.length < SHORTEST) return undefined;
    const sound = soundOf(typed);
    const letters = lettersOf(typed);
    const longest = typed.length >= SHORTEST_FOR_TWO ? most : 1;
    let best: (Correction & { readonly cost: number }) | undefined;
    for (const { byFirstLetter } of groups)
      for (const known of byFirstLetter.get(typed.charAt(0)) ?? []) {
        if (Math.abs(known.word.length - typed.length) > most) continue;
        if (count(known.letters ^ letters) > 2 * most) continue;
        const edits = distance(typed, known.word);
        const soundsAlike = typed.length >= SHORTEST_BY_SOUND && known.sound === sound;
        if (edits > most || (edits > longest && !soundsAlike)) continue;
        const sameLetters = (letters & ~known.letters) === 0;
        const cost = edits + (sameLetters ? 0 : OTHER_LETTERS) + RARITY * known.rarity;
        if (best === undefined || cost < best.cost) best = { word: known.word, edits, cost };
      }
    return best;
  }
}
