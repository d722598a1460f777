import type { WordIndex, WordLink } from '../../data/words';
import { plainLetters } from './letters';

export type Lists = Pick<WordIndex, 'moods' | 'languages'>;

/** A feeling with its number of words, or a word with its language. */
export type Found = WordLink & { note: string; lang?: string | undefined };

/**
 * Feelings whose name begins with the query, and words that have it in their name or language. Exact names come first,
 * then exact languages, feelings, words that begin with the query (the shortest before the others), and the rest.
 */
export const findWords = ({ moods, languages }: Lists, query: string): Found[] => {
  const wanted = plainLetters(query);
  if (!wanted) return [];
  const feelings = moods
    .flatMap(({ families }) => families)
    .map(({ name, path, count }) => ({ name, href: path, note: `${count} words` }))
    .filter(({ name }) => plainLetters(name).startsWith(wanted));
  const words = languages.flatMap(({ name: note, lang, words: own }) =>
    own.map((word) => ({ ...word, note, lang })),
  );
  const isNamed = ({ name }: Found) => plainLetters(name) === wanted;
  const isIn = ({ note }: Found) => plainLetters(note) === wanted;
  const begins = ({ name }: Found) => plainLetters(name).startsWith(wanted);
  const contains = ({ name, note }: Found) => `${plainLetters(name)} ${plainLetters(note)}`.includes(wanted);
  return [
    ...new Set<Found>([
      ...[...feelings, ...words].filter(isNamed),
      ...words.filter(isIn),
      ...feelings,
      ...words.filter(begins).toSorted((one, other) => one.name.length - other.name.length),
      ...words.filter(contains),
    ]),
  ];
};
