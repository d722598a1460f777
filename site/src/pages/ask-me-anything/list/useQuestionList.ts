import { useCallback, useEffect, useState } from 'react';
import type { Question } from '@line-of-dance/server/contract';
import { fetchQuestions } from '../../../api/client';
import { createVisitState } from '../../../forms/visitState';
import {
  inReadingOrder,
  isLoaded,
  kinds,
  nextKind,
  noQuestions,
  pageSize,
  tidy,
  totalOf,
  withPage,
  withQuestions,
  type Kind,
  type KnownQuestions,
} from './knownQuestions';
import { questionsInPage } from './questionsInPage';

const useKnownQuestions = createVisitState<KnownQuestions>(withQuestions(noQuestions, questionsInPage()));

const fetchPage = (kind: Kind, before?: number) =>
  fetchQuestions({ limit: pageSize, before, answered: kind === 'answered' });

type Attempt = 'load' | 'retry' | 'more';

/** The list: first the questions in the page's HTML, then the first page of each kind, then the rest page by page. */
export const useQuestionList = () => {
  const [known, setKnown] = useKnownQuestions();
  const [hasFailed, setHasFailed] = useState(false);
  const [pending, setPending] = useState<Attempt>();

  const attempt = useCallback(async (what: Attempt, action: () => Promise<void>) => {
    setPending(what);
    try {
      await action();
      setHasFailed(false);
    } catch (failure) {
      console.error(failure);
      setHasFailed(true);
    } finally {
      setPending(undefined);
    }
  }, []);

  /** Resolves to the questions of the first pages, to none of them after an error. */
  const load = useCallback(
    async (what: Attempt = 'load') => {
      const arrived: Question[] = [];
      await attempt(what, async () => {
        const pages = await Promise.all(kinds.map(async (kind) => ({ kind, page: await fetchPage(kind) })));
        setKnown((all) => pages.reduce((so, { kind, page }) => withPage(so, kind, page, true), all));
        arrived.push(...pages.flatMap(({ page }) => page.questions));
      });
      return arrived;
    },
    [attempt, setKnown],
  );

  useEffect(() => void load(), [load]);

  /** Fetches one question as it is now; if it does not exist, nothing happens. */
  const find = useCallback(
    async (id: number) => {
      const { questions } = await fetchQuestions({ limit: 1, before: id + 1 });
      const found = questions.find((item) => item.id === id);
      if (found) setKnown((all) => withQuestions(all, [found]));
      return found && tidy(found);
    },
    [setKnown],
  );

  /** Skips pages whose questions are all loaded already: fetches until one has a new question. */
  const fetchNext = async () => {
    let read = known;
    for (let kind = nextKind(read); kind && read.byId.size === known.byId.size; kind = nextKind(read)) {
      const { before } = read.reach[kind] ?? {};
      read = withPage(read, kind, await fetchPage(kind, before), false);
    }
    setKnown(read);
  };

  return {
    questions: inReadingOrder(known),
    total: totalOf(known),
    isLoaded: isLoaded(known),
    // The error is removed during another attempt, so that screen readers announce it again if it returns.
    hasFailed: hasFailed && pending !== 'retry',
    busy: pending === 'load' ? undefined : pending,
    load,
    retry: () => void load('retry'),
    more: nextKind(known) && (() => void attempt('more', fetchNext)),
    find,
  };
};
