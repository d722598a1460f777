import { Field, Link } from '@line-of-dance/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { pathOf } from '../../data/kinds';
import { slug, type WordIndex, type WordLink } from '../../data/words';
import { Search } from './FindWord.styles';

type Lists = Pick<WordIndex, 'moods' | 'languages'>;
type Found = WordLink & { note: string; lang?: string | undefined };

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

const searched = (text: string): string =>
  slug(text.toLowerCase().replace(/[^a-z]/g, (letter) => plain[letter] ?? letter));

/** Feelings come first, then words that begin with the query, the shortest before the others. */
const find = ({ moods, languages }: Lists, query: string): Found[] => {
  const wanted = searched(query);
  if (!wanted) return [];
  const begins = ({ name }: WordLink) => searched(name).startsWith(wanted);
  const feelings = moods
    .flatMap(({ families }) => families)
    .map(({ name, path, count }) => ({ name, href: path, note: `${count} words` }));
  const words = languages.flatMap(({ name: note, lang, words: own }) =>
    own.map((word) => ({ ...word, note, lang })),
  );
  const first = words.filter(begins).toSorted((one, other) => one.name.length - other.name.length);
  const others = words.filter(({ name, note }) => `${searched(name)} ${searched(note)}`.includes(wanted));
  return [...new Set([...feelings.filter(begins), ...first, ...others])];
};

/** The query is kept in the history entry, so that Back from a word returns to it. */
const keptQuery = (): string => (history.state as { find?: string } | null)?.find ?? '';

const keepQuery = (find: string): void =>
  history.replaceState({ ...(history.state as object | null), find }, '');

/** Finds feelings by name, and words by a part of their name or of their language, also typed without special letters. */
export const FindWord = (lists: Lists) => {
  const [query, setQuery] = useState('');
  // The rendered HTML has an empty field.
  useEffect(() => setQuery(keptQuery()), []);
  const wanted = useDeferredValue(query);
  const found = find(lists, wanted);
  return (
    <Search role="search">
      <Field
        label="Find a feeling, a word or a language"
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          keepQuery(target.value);
        }}
      />
      <p role="status">
        {found.length > 0 && (found.length === 1 ? '1 result' : `${found.length} results`)}
        {found.length === 0 && wanted.trim() && (
          <>
            There’s no word like that. You could <Link href={pathOf.explorer}>ask the explorer</Link>.
          </>
        )}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map(({ name, href, note, lang }) => (
            <li key={href}>
              <Link href={href}>
                <bdi lang={lang}>{name}</bdi>
              </Link>{' '}
              <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </Search>
  );
};
