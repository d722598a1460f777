import type { Question } from '@line-of-dance/server/contract';

/** What the server puts into the page. */
export interface Listed {
  questions: readonly Question[];
  isNewest: boolean;
  /** There are questions older than this one. */
  older: number | undefined;
}

/** Rendered at build, so that the page has the rules of every kind of entry; then the server's replace them. */
export const sampleQuestions: Listed = {
  questions: [
    { id: 9_000_000_001, name: 'Ada', question: 'A sample?', answer: 'Yes.', answeredAt: '2026-01-01' },
    { id: 9_000_000_002, name: null, question: 'Another sample?', answer: null, answeredAt: null },
  ],
  isNewest: false,
  older: 9_000_000_003,
};

/** The questions that the server has put into this page, as data: the same as in its HTML. */
export const questionsInPage = (): readonly Question[] => {
  if (import.meta.env.SSR) return import.meta.env.PROD ? sampleQuestions.questions : [];
  const data = document.querySelector('#questions')?.textContent;
  return data ? (JSON.parse(data) as Question[]) : [];
};
