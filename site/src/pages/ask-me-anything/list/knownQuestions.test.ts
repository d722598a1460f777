import { expect, test } from 'vitest';
import type { Question } from '@line-of-dance/server/contract';
import { questionsOnPage } from '@line-of-dance/server/questions-page';
import {
  inReadingOrder,
  isLoaded,
  nextKind,
  totalOf,
  withoutQuestions,
  withPage,
  withQuestions,
} from './knownQuestions';

const item = (id: number, answer: string | null = null): Question => ({
  id,
  question: `Question ${id}?`,
  name: null,
  answer,
  answeredAt: null,
});
const none = { byId: new Map(), reach: {} };
const full = Array.from({ length: questionsOnPage }, (_, index) => item(100 - index, 'Yes.'));

test('answered questions come first, each kind with the newest first', () => {
  const known = withQuestions(none, [item(1, 'Yes.'), item(4), item(2, 'Yes.'), item(3)]);
  expect(inReadingOrder(known).map(({ id }) => id)).toEqual([2, 1, 4, 3]);
});

test('a full page is followed by another, and all answered questions come before the others', () => {
  const answered = withPage(none, 'answered', { questions: full, total: 60 });
  expect(isLoaded(answered)).toBe(false);
  const open = full.map(({ id }) => item(id + questionsOnPage));
  const both = withPage(answered, 'unanswered', { questions: open, total: 70 });
  expect([isLoaded(both), nextKind(both)]).toEqual([true, 'answered']);
  expect(totalOf(both)).toEqual({ asked: 130, answered: 60 });
  const rest = withPage(both, 'answered', { questions: [item(2, 'Yes.')], total: 59 }, 51);
  expect([nextKind(rest), rest.reach.answered?.total]).toEqual(['unanswered', 60]);
});

test('questions can be removed from the list', () => {
  const known = withQuestions(none, [item(1), item(2), item(3)]);
  expect(inReadingOrder(withoutQuestions(known, new Set([2]))).map(({ id }) => id)).toEqual([3, 1]);
});

test('a page begins after the last question before it; one that arrives twice is ignored', () => {
  const first = withPage(none, 'unanswered', { questions: full, total: 120 });
  const older = full.map(({ id }) => item(id - questionsOnPage));
  const page = { questions: older, total: undefined };
  const second = withPage(first, 'unanswered', page, 51);
  expect(second.reach.unanswered).toEqual({ before: 1, hasMore: true, total: 120 });
  expect(withPage(second, 'unanswered', page, 51)).toBe(second);
});

test('a first page that is fetched again updates the questions, but not the next page', () => {
  const read = withPage(none, 'answered', { questions: full, total: 60 });
  const again = withPage(read, 'answered', { questions: [item(200, 'New.')], total: 61 });
  expect(again.reach.answered).toMatchObject({ before: 51, hasMore: true, total: 61 });
  expect(again.byId.get(200)?.answer).toBe('New.');
});
