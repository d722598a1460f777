import type { ListedWord, WordIndex } from '../../data/words';
import { plainLetters } from './letters';

export type Lists = Pick<WordIndex, 'moods' | 'languages'>;

/** A result of the search: a feeling with its number of words, or a word with its language. */
export type Found = ListedWord & { kind: 'feeling' | 'word'; note: string; lang?: string | undefined };

/** Returns the rank of a possible result: smaller ranks come first. Undefined if it does not match the query. */
const rankOf = ({ kind, name, note, other }: Found, wanted: string, typed: string): number | undefined => {
  const isOther = other?.toLowerCase().includes(typed) ? 4 : undefined;
  // The query is in a script that has no letters of an English keyboard.
  if (!wanted) return isOther;
  const plainName = plainLetters(name);
  if (plainName === wanted) return 0;
  if (kind === 'feeling') return plainName.startsWith(wanted) ? 2 : undefined;
  const plainNote = plainLetters(note);
  if (plainNote === wanted) return 1;
  // Shorter words come first.
  if (plainName.startsWith(wanted)) return 3 + name.length / 1_000;
  return `${plainName} ${plainNote}`.includes(wanted) ? 4 : isOther;
};

/**
 * Finds feelings whose name begins with the query, and words that have it in their name, another spelling, their script or language. Exact names come
 * first, then exact languages, feelings, words that begin with the query, and other words. If exactly one feeling is
 * found, its words follow.
 */
export const findWords = ({ moods, languages }: Lists, query: string): Found[] => {
  const [wanted, typed] = [plainLetters(query), query.trim().toLowerCase()];
  if (!typed) return [];
  const feelings = moods
    .flatMap(({ families }) => families)
    .map(({ name, path, count }): Found => ({ kind: 'feeling', name, href: path, note: `${count} words` }));
  const words = languages.flatMap(({ name: note, lang, words: own }) =>
    own.map((word): Found => ({ kind: 'word', ...word, note, lang })),
  );
  const ranked = [...feelings, ...words].flatMap((found) => {
    const rank = rankOf(found, wanted, typed);
    return rank === undefined ? [] : [{ found, rank }];
  });
  const found = ranked.toSorted((one, other) => one.rank - other.rank).map((one) => one.found);
  const [feeling, another] = found.filter(({ kind }) => kind === 'feeling');
  if (!feeling || another) return found;
  return [...new Set([...found, ...words.filter(({ href }) => href.startsWith(`${feeling.href}#`))])];
};
