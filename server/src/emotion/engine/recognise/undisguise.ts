import { correct } from '../knowledge/speller.js';

/** Characters typed instead of letters, and the letters they replace: "0" replaces "o", "1" replaces "i". */
const [SIGNS, LETTERS] = ['013457@$!', 'oieastasi'] as const;
const RUN = /[\p{L}\d@$!*]+/gu;
const SIGN_INSIDE = /^[\d@$!*]*\p{L}+[\d@$!*].*\p{L}/u;
/** Longest run of letters that is split into words. A longer one would take too much time. */
const LONGEST_GLUED = 60;
const SINGLE_LETTERS = /(?<![\p{L}\d])\p{L}(?:[\s.\-_]+\p{L}(?![\p{L}\d])){3,}/gu;
const SHORTEST_GLUED = 10;
const SHORTEST_OF_GLUED = 2;
const SINGLE_LETTER_WORD = /^[aiyo]$/u;
const MOST_EDITS = 1;

function withLetters(word: string, vocabulary: ReadonlySet<string>): string {
  const letters = word.replace(/[013457@$!]/gu, (sign) => LETTERS.charAt(SIGNS.indexOf(sign)));
  if (!letters.includes('*') || letters.length > LONGEST_GLUED) return letters;
  const hidden = new RegExp(
    `^${letters.replace(/\*+/gu, (stars) => `\\p{L}{1,${String(stars.length)}}`)}$`,
    'u',
  );
  return [...vocabulary].find((known) => known.length <= letters.length && hidden.test(known)) ?? letters;
}

/** Splits "idontwanttolive" if known words fill it completely. Prefers few, long words. */
function split(glued: string, vocabulary: ReadonlySet<string>): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= glued.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
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

/** Caches the results of `read`, because a text may repeat a word a hundred times. */
function onceEach(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? read(word);
    known.set(word, found);
    return found;
  };
}

/**
 * Returns a function that undoes disguises in a text (in the form of `fold`): digits for letters, spaced letters,
 * joined words, homophones and typos.
 *
 * @param vocabulary Words of the patterns that find cries for help in one language.
 * @param known Words that are correct in any language. They are not changed.
 * @param soundsLike Homophones from voice input or hasty typing, as typed and as meant: "dye" for "die".
 */
export function undisguiser(
  vocabulary: ReadonlySet<string>,
  known: ReadonlySet<string>,
  soundsLike: ReadonlyMap<string, string>,
) {
  const mend = (typed: string): string => {
    const sound = soundsLike.get(typed);
    if (sound !== undefined) return sound;
    if (vocabulary.has(typed) || known.has(typed) || /\d/u.test(typed)) return typed;
    const mayBeGlued = typed.length >= SHORTEST_GLUED && typed.length <= LONGEST_GLUED;
    const words = mayBeGlued ? split(typed, vocabulary)?.join(' ') : undefined;
    return words ?? correct(typed, [vocabulary], MOST_EDITS)?.word ?? typed;
  };
  return (text: string): string =>
    text
      .replace(
        RUN,
        onceEach((run) => (SIGN_INSIDE.test(run) ? withLetters(run, vocabulary) : run)),
      )
      .replace(SINGLE_LETTERS, (letters) => letters.replace(/[^\p{L}]+/gu, ''))
      .replace(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu, onceEach(mend));
}
