import { slug } from '../../data/words';

/** Letters that have no accent to leave out, and what a plain keyboard types for them. */
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

/** Lower-case letters that every keyboard has. */
export const plainLetters = (text: string): string =>
  slug(text.toLowerCase().replace(/[^a-z]/g, (letter) => plain[letter] ?? letter));

/** Items by the first letter of their name. */
export const byLetter = <Item extends { name: string }>(items: readonly Item[]): [string, Item[]][] => {
  const letters = new Map<string, Item[]>();
  for (const item of items) {
    const letter = plainLetters(item.name).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters].toSorted(([one], [other]) => one.localeCompare(other));
};
