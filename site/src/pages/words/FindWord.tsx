import { Field, Link } from '@line-of-dance/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { pathOf } from '../../data/kinds';
import { slug, type WordIndex, type WordLink } from '../../data/words';
import { Search } from './FindWord.styles';

type Found = WordLink & { language: string; lang: string | undefined };

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

/** Words that begin with the query come first, the shortest before the others. */
const find = (languages: WordIndex['languages'], query: string): Found[] => {
  const wanted = searched(query);
  if (!wanted) return [];
  const words = languages.flatMap(({ name: language, lang, words: own }) =>
    own.map((word) => ({ ...word, language, lang })),
  );
  const begins = words
    .filter(({ name }) => searched(name).startsWith(wanted))
    .toSorted((one, other) => one.name.length - other.name.length);
  const contains = words.filter(({ name, language }) =>
    `${searched(name)} ${searched(language)}`.includes(wanted),
  );
  return [...new Set([...begins, ...contains])];
};

/** The query is kept in the history entry, so that Back from a word returns to it. */
const keptQuery = (): string => (history.state as { find?: string } | null)?.find ?? '';

const keepQuery = (find: string): void =>
  history.replaceState({ ...(history.state as object | null), find }, '');

/** Finds words by a part of their name or of their language, also typed on a keyboard without their letters. */
export const FindWord = ({ languages }: Pick<WordIndex, 'languages'>) => {
  const [query, setQuery] = useState('');
  // The rendered HTML has an empty field.
  useEffect(() => setQuery(keptQuery()), []);
  const wanted = useDeferredValue(query);
  const found = find(languages, wanted);
  return (
    <Search role="search">
      <Field
        label="Find a word or a language"
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          keepQuery(target.value);
        }}
      />
      <p role="status">
        {found.length > 0 && (found.length === 1 ? '1 word' : `${found.length} words`)}
        {found.length === 0 && wanted.trim() && (
          <>
            There’s no word like that. You could <Link href={pathOf.explorer}>ask the explorer</Link>.
          </>
        )}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map(({ name, href, language, lang }) => (
            <li key={href}>
              <Link href={href}>
                <bdi lang={lang}>{name}</bdi>
              </Link>{' '}
              <span>{language}</span>
            </li>
          ))}
        </ul>
      )}
    </Search>
  );
};
