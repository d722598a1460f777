import { fold } from '../text/normalise.js';

/** The data for undoing disguised spellings in one language. */
export interface CryWords {
  /** Every word of its cries. */
  readonly vocabulary: ReadonlySet<string>;
  /** Length of its longest word. */
  readonly longest: number;
  /** Whether it is a correct word of any language. */
  readonly isWord: (typed: string) => boolean;
  /** The word of the cries that was probably meant. */
  readonly correct: (typed: string) => string;
  /** "hear" for "here", "dye" for "die": homophones from voice input or hasty typing. */
  readonly soundsLike: ReadonlyMap<string, string>;
}

const LETTER_FOR_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const RUN = /[\p{L}\d@$!*]+/gu;
const SIGN_INSIDE = /^[\d@$!*]*\p{L}+[\d@$!*].*\p{L}/u;
/** Longer runs of letters are not split into words, because that takes too long. */
const LONGEST_GLUED = 60;
const SINGLE_LETTERS = /(?<![\p{L}\d])\p{L}(?:[\s.\-_]+\p{L}(?![\p{L}\d])){3,}/gu;
const SHORTEST_GLUED = 10;
const SHORTEST_OF_GLUED = 2;
const SINGLE_LETTER_WORD = /^[aiyo]$/u;

function withLetters(word: string, { vocabulary, longest }: CryWords): string {
  const letters = word.replace(/[013457@$!]/gu, (sign) => LETTER_FOR_SIGN[sign] ?? sign);
  if (!letters.includes('*') || letters.length > longest) return letters;
  const hidden = new RegExp(
    `^${letters.replace(/\*+/gu, (stars) => `\\p{L}{1,${String(stars.length)}}`)}$`,
    'u',
  );
  return [...vocabulary].find((known) => known.length <= letters.length && hidden.test(known)) ?? letters;
}

/** Splits "idontwanttolive" if known words fill it completely. Prefers few, long words. */
function split(glued: string, { vocabulary, longest }: CryWords): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= glued.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const before = best[start];
      const word = glued.slice(start, end);
      if (before === undefined || !vocabulary.has(word)) continue;
      if (word.length < SHORTEST_OF_GLUED && !SINGLE_LETTER_WORD.test(word)) continue;
      if (best[end] === undefined || before.length + 1 < (best[end]?.length ?? 0))
        best[end] = [...before, word];
    }
  }
  return best[glued.length];
}

/** The word of the cries that was probably meant. */
function mend(typed: string, words: CryWords): string {
  const sound = words.soundsLike.get(typed);
  if (sound !== undefined) return sound;
  if (words.isWord(typed) || /\d/u.test(typed)) return typed;
  if (typed.length >= SHORTEST_GLUED && typed.length <= LONGEST_GLUED) {
    const parts = split(typed, words);
    if (parts !== undefined) return parts.join(' ');
  }
  return words.correct(typed);
}

/** Caches by word: a text may repeat one a hundred times. */
function onceEach(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? read(word);
    known.set(word, found);
    return found;
  };
}

/** Undoes digits for letters, spaced letters, joined words, homophones and typos. */
export function undisguise(text: string, words: CryWords): string {
  return fold(text)
    .replace(
      RUN,
      onceEach((run) => (SIGN_INSIDE.test(run) ? withLetters(run, words) : run)),
    )
    .replace(SINGLE_LETTERS, (letters) => letters.replace(/[^\p{L}]+/gu, ''))
    .replace(
      /[\p{L}\p{N}]+(?:'\p{L}+)*/gu,
      onceEach((word) => mend(word, words)),
    );
}
