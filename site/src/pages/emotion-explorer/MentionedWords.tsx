/** Replaces straight apostrophes with curly ones. */
export const typeset = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

interface MentionedWordsProps {
  children: string;
  /** Words that are set in italics. */
  words: readonly string[];
}

/**
 * Returns a regular expression for any of the words. In place of an apostrophe or another mark, it matches any
 * character.
 */
const matcher = (words: readonly string[]) => {
  const word = words.map((letters) => letters.replace(/[^\p{L}\d]/gu, '.')).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(${word})(?![\\p{L}\\d])`, 'u');
};

/** A text in which the words of other languages are in italics. */
export const MentionedWords = ({ children, words }: MentionedWordsProps) =>
  words.length === 0
    ? children
    : children.split(matcher(words)).map((part, index) => (index % 2 ? <i key={index}>{part}</i> : part));
