interface MentionedWordsProps {
  children: string;
  /** What is set in italics wherever the text mentions it. */
  words: readonly string[];
}

/** Matches the words; each of their signs, such as apostrophes, stands for any other. */
const matcher = (words: readonly string[]) => {
  const word = words.map((letters) => letters.replace(/[^\p{L}\d]/gu, '.')).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(${word})(?![\\p{L}\\d])`, 'u');
};

/** A text with words of other languages in italics, as a book sets them. */
export const MentionedWords = ({ children, words }: MentionedWordsProps) =>
  words.length === 0
    ? children
    : children.split(matcher(words)).map((part, index) => (index % 2 ? <i key={index}>{part}</i> : part));
