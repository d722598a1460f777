import { expect, test } from 'vitest';
import { renderQuestions } from './questions';

test('the server’s entries are in the order of the page: answered ones first, the newest of each kind first', () => {
  const question = (id: number, answer: string | null) => ({
    id,
    name: null,
    question: `Question ${id}?`,
    answer,
    answeredAt: null,
  });
  const questions = [question(5, 'Yes.'), question(6, null), question(2, null), question(7, 'No.')];
  const { entries } = renderQuestions({ questions, isNewest: true, older: undefined });
  expect([...entries.matchAll(/id="question-(\d)"/g)].map(([, id]) => id)).toEqual(['7', '5', '6', '2']);
});
