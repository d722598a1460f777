/** Replaces straight apostrophes with curly ones. */
export const typeset = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

interface MentionedWordsProps {
  children: string;
  /** Words that are in italics. */
  words: readonly string[];
}

/** Matches any of the words. Other characters than letters, such as apostrophes, match each other. */
const matcher = (words: readonly string[]) => {
  const word = words.map((letters) => letters.replace(/[^\p{L}\d]/gu, '.')).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(${word})(?![\\p{L}\\d])`, 'u');
};

/** A text with words of other languages in italics. */
export const MentionedWords = ({ children, words }: MentionedWordsProps) =>
  words.length === 0
    ? children
    : children.split(matcher(words)).map((part, index) => (index % 2 ? <i key={index}>{part}</i> : part));
