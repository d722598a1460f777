import type { Question } from '@line-of-dance/server/contract';
import type { Listed } from '@line-of-dance/server/questions-page';

/** Sample questions, rendered by the build so that the page has the styles of all entries. The server replaces them. */
export const sampleQuestions: Listed = {
  questions: [
    { id: 9_000_000_001, name: 'Ada', question: 'A sample?', answer: 'Yes.', answeredAt: '2026-01-01' },
    { id: 9_000_000_002, name: null, question: 'Another sample?', answer: null, answeredAt: null },
  ],
  isNewest: false,
  older: 9_000_000_003,
};

/** Reads the JSON that the server has put into the page. It has the same questions as the HTML of the list. */
export const questionsInPage = (): readonly Question[] => {
  if (import.meta.env.SSR) return import.meta.env.PROD ? sampleQuestions.questions : [];
  const data = document.querySelector('#questions')?.textContent;
  return data ? (JSON.parse(data) as Question[]) : [];
};
