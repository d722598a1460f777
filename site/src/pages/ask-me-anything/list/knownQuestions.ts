import { closeGaps, type Question } from '@line-of-dance/server/contract';
import { questionsOnPage } from '@line-of-dance/server/questions-page';
import type { QuestionPage } from '../../../api/client';
import { pathOf } from '../../../data/kinds';

/** Address of a question. The server includes the question in the page, and the anchor scrolls to it. */
export const questionAddress = (id: number) => `${pathOf.questions}?question=${id}#question-${id}`;

/** Kinds of questions. Each kind is fetched separately, so that answered questions come first. */
export const kinds = ['answered', 'unanswered'] as const;
export type Kind = (typeof kinds)[number];

/** How far the questions of one kind have been fetched. */
interface Reach {
  /** Smallest id that has been fetched. The next page begins below it. */
  before: number | undefined;
  hasMore: boolean;
  total: number | undefined;
}

/** Questions that have been fetched so far. */
export interface KnownQuestions {
  byId: ReadonlyMap<number, Question>;
  /** How far each kind has been fetched. A kind is missing until its first page has been fetched. */
  reach: Readonly<Partial<Record<Kind, Reach>>>;
}

export const noQuestions: KnownQuestions = { byId: new Map(), reach: {} };

export const tidy = ({ question, answer, ...rest }: Question): Question => ({
  ...rest,
  question: closeGaps(question),
  answer: answer && closeGaps(answer),
});

export const withQuestions = (known: KnownQuestions, questions: readonly Question[]): KnownQuestions => ({
  ...known,
  byId: new Map([...known.byId, ...questions.map((item) => [item.id, tidy(item)] as const)]),
});

export const withoutQuestions = (known: KnownQuestions, ids: ReadonlySet<number>): KnownQuestions => ({
  ...known,
  byId: new Map([...known.byId].filter(([id]) => !ids.has(id))),
});

/**
 * Adds a page of questions. `before` is the id it was requested with, and undefined for the first page. If the first
 * page of a kind is fetched again, its total is updated, but the next page to fetch stays the same. Later pages do not
 * change the total: their response may be from before the visitor asked a question. A later page that is already in the
 * list is ignored.
 */
export const withPage = (
  known: KnownQuestions,
  kind: Kind,
  { questions, total }: QuestionPage,
  before?: number,
): KnownQuestions => {
  const former = known.reach[kind];
  if (before !== undefined && before !== former?.before) return known;
  const hasMore = questions.length >= questionsOnPage;
  const reach =
    former && before === undefined
      ? { ...former, total }
      : { before: questions.at(-1)?.id, hasMore, total: former?.total ?? total };
  return { ...withQuestions(known, questions), reach: { ...known.reach, [kind]: reach } };
};

/** Sorts questions: answered ones first, each kind with the newest first. */
export const inReadingOrder = ({ byId }: KnownQuestions): Question[] =>
  [...byId.values()].sort((a, b) => Number(!a.answer) - Number(!b.answer) || b.id - a.id);

/** Returns the kind of the next page to fetch: first all answered questions, then the unanswered ones. */
export const nextKind = ({ reach }: KnownQuestions): Kind | undefined =>
  kinds.find((kind) => reach[kind]?.hasMore);

export const isLoaded = ({ reach }: KnownQuestions): boolean => kinds.every((kind) => reach[kind]);

export const totalOf = ({ reach: { answered, unanswered } }: KnownQuestions) =>
  answered?.total === undefined || unanswered?.total === undefined
    ? undefined
    : { asked: answered.total + unanswered.total, answered: answered.total };
