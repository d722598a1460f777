import type { Question } from '@line-of-dance/server/contract';
import { questionsOnPage } from '@line-of-dance/server/questions-page';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf, fetchQuestions } from '../../../api/client';
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

const fetchPage = (kind: Kind, before?: number) =>
  fetchQuestions({ limit: questionsOnPage, before, answered: kind === 'answered' });

type Attempt = 'load' | 'retry' | 'more';

/** The list of questions: first those in the HTML, then the first page of each kind, then more pages on demand. */
export const useQuestionList = () => {
  const [known, setKnown] = useKnownQuestions();
  const [hasFailed, setHasFailed] = useState(false);
  const [pending, setPending] = useState<Attempt>();
  const [askedId, setAskedId] = useState<number>();

  const attempt = async (what: Attempt, action: () => Promise<void>) => {
    setPending(what);
    setHasFailed((await failureOf(action)) !== undefined);
    setPending(undefined);
  };

  /**
   * Fetches the first page of answered questions and the first page of open ones. `asked` is the id of a question that
   * was just sent. It leaves the list if neither page has it, because it then waits for the owner's approval.
   */
  const load = (what: Attempt = 'load', asked?: number) =>
    attempt(what, async () => {
      const pages = await Promise.all(kinds.map(async (kind) => ({ kind, page: await fetchPage(kind) })));
      setKnown((all) =>
        pages.reduce((so, { kind, page }) => withPage(so, kind, page, true), withoutQuestion(all, asked)),
      );
    });
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
      const page = await fetchPage(next, read.reach[next]?.before);
      const add = (all: KnownQuestions) => withPage(all, next, page, false);
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
    busy: pending === 'load' ? undefined : pending,
    askedId,
    show,
    retry: () => void load('retry'),
    more: nextKind(known) && (() => void attempt('more', fetchNext)),
    find,
  };
};
