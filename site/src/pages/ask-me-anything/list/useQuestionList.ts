import type { Question } from '@line-of-dance/server/contract';
import { questionsOnPage } from '@line-of-dance/server/questions-page';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, fetchQuestions } from '../../../api/client';
import { createCall } from '../../../forms/calls';
import { createVisitState } from '../../../forms/visitState';
import {
  inReadingOrder,
  isLoaded,
  kinds,
  nextKind,
  noQuestions,
  tidy,
  totalOf,
  withoutQuestion,
  withPage,
  withQuestions,
  type Kind,
  type KnownQuestions,
} from './knownQuestions';
import { questionsInPage } from './questionsInPage';

const useKnownQuestions = createVisitState<KnownQuestions>(withQuestions(noQuestions, questionsInPage()));
const useFetchingMore = createCall();

const fetchPage = (kind: Kind, before?: number) =>
  fetchQuestions({ limit: questionsOnPage, before, answered: kind === 'answered' });

type Attempt = 'load' | 'retry';

/** The list of questions: first those in the HTML, then the first page of each kind, then more pages on demand. */
export const useQuestionList = () => {
  const [known, setKnown] = useKnownQuestions();
  const [hasFailed, setHasFailed] = useState(false);
  const [pending, setPending] = useState<Attempt>();
  const [isFetchingMore, fetchMore] = useFetchingMore();
  const [askedId, setAskedId] = useState<number>();

  /**
   * Fetches the first page of answered questions and the first page of open ones. `asked` is the id of a question that
   * was just sent. It leaves the list if neither page has it, because it then waits for the owner's approval.
   */
  const load = async (what: Attempt = 'load', asked?: number) => {
    setPending(what);
    const failure = await failureOf(async () => {
      const pages = await Promise.all(kinds.map(async (kind) => ({ kind, page: await fetchPage(kind) })));
      setKnown((all) =>
        pages.reduce((so, { kind, page }) => withPage(so, kind, page), withoutQuestion(all, asked)),
      );
    });
    setHasFailed(failure !== undefined);
    setPending(undefined);
  };
  const loadOnce = useEffectEvent(() => void load());
  useEffect(() => loadOnce(), []);

  /** Shows a question that was just asked or answered, and fetches the first pages again. */
  const show = (sent: Question | undefined) => {
    const asked = sent?.answer ? undefined : sent?.id;
    if (sent) setKnown((all) => withQuestions(all, [sent]));
    setAskedId(asked);
    void load('load', asked);
  };

  /** Fetches one question. Resolves to undefined if it does not exist. */
  const find = async (id: number) => {
    const { questions } = await fetchQuestions({ limit: 1, before: id + 1 });
    const found = questions.find((item) => item.id === id);
    if (found) setKnown((all) => withQuestions(all, [found]));
    return found && tidy(found);
  };

  /** Fetches pages until one has a question that is not in the list yet. */
  const fetchNext = async () => {
    let read = known;
    for (let kind = nextKind(read); kind && read.byId.size === known.byId.size; kind = nextKind(read)) {
      const next = kind;
      const before = read.reach[next]?.before;
      const page = await fetchPage(next, before);
      const add = (all: KnownQuestions) => withPage(all, next, page, before);
      read = add(read);
      // Added to the current state, which may have more questions than before the call.
      setKnown(add);
    }
  };

  return {
    questions: inReadingOrder(known),
    total: totalOf(known),
    isLoaded: isLoaded(known),
    // The error is hidden during another attempt, so that screen readers announce it again.
    hasFailed: hasFailed && pending !== 'retry',
    busy: isFetchingMore ? ('more' as const) : pending === 'retry' ? pending : undefined,
    askedId,
    show,
    retry: () => void load('retry'),
    more:
      nextKind(known) &&
      (() => void fetchMore(fetchNext).then((failure) => setHasFailed(failure !== undefined))),
    find,
  };
};
