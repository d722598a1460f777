import type { Question } from '@line-of-dance/server/contract';
import { questionsOnPage } from '@line-of-dance/server/questions-page';
import { useEffect, useEffectEvent } from 'react';
import { failureOf, fetchQuestions, type Failure } from '../../../api/client';
import { createCall } from '../../../forms/calls';
import { createPageState, createVisitState } from '../../../forms/visitState';
import {
  inReadingOrder,
  isLoaded,
  kinds,
  nextKind,
  noQuestions,
  tidy,
  totalOf,
  withoutQuestions,
  withPage,
  withQuestions,
  type Kind,
  type KnownQuestions,
} from './knownQuestions';
import { questionsInPage } from './questionsInPage';

const useKnownQuestions = createVisitState<KnownQuestions>(withQuestions(noQuestions, questionsInPage()));
const useLoading = createPageState<'retry' | 'failed' | undefined>(undefined);
const useAskedId = createPageState<number | undefined>(undefined);
const useFetchingMore = createCall();

const fetchPage = (kind: Kind, before?: number) =>
  fetchQuestions({ limit: questionsOnPage, before, answered: kind === 'answered' });

/** The latest load. Results of earlier ones are ignored, because their questions are older. */
let latest: object;
/** Ids of questions that were sent, and that no loaded list has confirmed yet. */
const unconfirmed = new Set<number>();

/** The list of questions: first those in the HTML, then the first page of each kind, then more pages on demand. */
export const useQuestionList = () => {
  const [known, setKnown] = useKnownQuestions();
  const [loading, setLoading] = useLoading();
  const [askedId, setAskedId] = useAskedId();
  const [isFetchingMore, fetchMore] = useFetchingMore();
  const end = (failure?: Failure) => setLoading(() => failure && 'failed');

  /**
   * Fetches the first page of answered questions and the first page of open ones. A question that was just sent leaves
   * the list if neither page has it, because it then waits for the owner's approval.
   */
  const load = async () => {
    const own = (latest = {});
    const failure = await failureOf(async () => {
      const pages = await Promise.all(kinds.map(async (kind) => ({ kind, page: await fetchPage(kind) })));
      if (own !== latest) return;
      setKnown((all) =>
        pages.reduce((so, { kind, page }) => withPage(so, kind, page), withoutQuestions(all, unconfirmed)),
      );
      unconfirmed.clear();
    });
    if (own === latest) end(failure);
  };
  const loadOnce = useEffectEvent(() => void load());
  useEffect(() => loadOnce(), []);

  /** Shows a question that was just asked or answered, and fetches the first pages again. */
  const show = (sent: Question | undefined) => {
    const asked = sent?.answer ? undefined : sent?.id;
    if (sent) setKnown((all) => withQuestions(all, [sent]));
    if (asked) unconfirmed.add(asked);
    setAskedId(() => asked);
    void load();
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
    hasFailed: loading === 'failed',
    busy: isFetchingMore ? ('more' as const) : loading === 'retry' ? loading : undefined,
    askedId,
    show,
    retry: () => {
      setLoading(() => 'retry');
      void load();
    },
    more: nextKind(known) && (() => void fetchMore(fetchNext).then(end)),
    find,
  };
};
