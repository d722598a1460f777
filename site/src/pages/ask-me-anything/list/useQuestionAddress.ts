import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { useQuestionList } from './useQuestionList';

/**
 * Returns the id of a question from the query or anchor of an address. NaN if there is none, and for ids of ten digits
 * or more, which the server refuses.
 */
export const idIn = (search: string, hash: string) =>
  Number(
    /^[1-9]\d{0,8}$/.exec(new URLSearchParams(search).get('question') ?? hash.replace('#question-', ''))?.[0],
  );

type List = ReturnType<typeof useQuestionList>;

/**
 * Scrolls to the question that the address names, and fetches it if necessary. Returns its id once it is in the list,
 * and whether it does not exist.
 */
export const useQuestionAddress = ({ questions, isLoaded, find }: List) => {
  const { search, hash, key } = useLocation();
  const arrived = useRef('');
  const wanted = idIn(search, hash);
  const isKnown = questions.some(({ id }) => id === wanted);

  const [absent, setAbsent] = useState<number>();
  const fetchMissing = useEffectEvent((id: number) => {
    find(id).then((found) => found || setAbsent(id), console.error);
  });
  useEffect(() => {
    if (!isLoaded || !wanted || arrived.current === key) return;
    if (!isKnown) {
      fetchMissing(wanted);
      return;
    }
    arrived.current = key;
    const entry = document.getElementById(`question-${wanted}`);
    entry?.scrollIntoView();
    if (!document.activeElement?.matches('input, textarea'))
      entry?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [isLoaded, isKnown, wanted, key]);

  return { currentId: isLoaded && isKnown ? wanted : undefined, isAbsent: !isKnown && wanted === absent };
};
