import { Field, Link } from '@line-of-dance/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { pathOf } from '../../data/kinds';
import { Search } from './FindWord.styles';
import { findWords, type Lists } from './findWords';

/** Returns the query that is kept in the history entry, so that the search is still there after Back from a word. */
const keptQuery = (): string => (history.state as { find?: string } | null)?.find ?? '';

const keepQuery = (find: string): void =>
  history.replaceState({ ...(history.state as object | null), find }, '');

/** Search field for feelings and words, by name or language. Queries may be typed without accents. */
export const FindWord = (lists: Lists) => {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The field may have text that was typed before hydration. Otherwise a kept query is restored.
  useEffect(() => setQuery(field.current?.value || keptQuery()), []);
  const wanted = useDeferredValue(query);
  const found = findWords(lists, wanted);
  const ask = useLinkClickHandler(pathOf.explorer, { state: { ask: wanted.trim() } });
  return (
    <Search role="search">
      <Field
        ref={field}
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
            No feeling, word or language has that in its name, and this field looks only at names. The
            explorer goes by meaning:{' '}
            <Link href={pathOf.explorer} onClick={ask}>
              ask it about “<bdi>{wanted.trim()}</bdi>”
            </Link>
            .
          </>
        )}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map(({ kind, name, href, note, lang }) => (
            <li key={href} data-kind={kind}>
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
