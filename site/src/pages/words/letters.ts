import { slug } from '../../data/words';

/** Replacements for letters that Unicode does not split into a plain letter and an accent. */
const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ɔ: 'o',
  ɛ: 'e',
  ħ: 'h',
  ƙ: 'k',
  ŋ: 'n',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};

/** Converts a text to the lower-case letters of an English keyboard, to compare words with typed text. */
export const plainLetters = (text: string): string =>
  slug(text.toLowerCase().replace(/[^a-z]/g, (letter) => plain[letter] ?? letter));

/** Groups items by the first letter of their name, without its accent, and sorts the groups. */
export const byLetter = <Item extends { name: string }>(items: readonly Item[]): [string, Item[]][] => {
  const letters = new Map<string, Item[]>();
  for (const item of items) {
    const letter = plainLetters(item.name).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters].toSorted(([one], [other]) => one.localeCompare(other));
};
