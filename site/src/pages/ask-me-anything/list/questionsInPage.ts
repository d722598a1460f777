import type { Question } from '@line-of-dance/server/contract';

/**
 * What the build renders in the list's place, once answered and once not: the server puts the real questions there,
 * into the page that it sends, before any script runs.
 */
export const blankQuestions: readonly Question[] = [
  { id: 9_000_000_001, name: '{{name}}', question: '{{question}}', answer: '{{answer}}' },
  { id: 9_000_000_002, name: '{{name}}', question: '{{question}}', answer: null },
];

/** The questions that the server has put into this page, as data: the same as in its HTML. */
export const questionsInPage = (): readonly Question[] => {
  if (import.meta.env.SSR) return blankQuestions;
  const data = document.querySelector('#questions')?.textContent;
  return data ? (JSON.parse(data) as Question[]) : [];
};
