import { expect, test } from 'vitest';
import { withWords } from './QuestionList.filter';

const questions = [
  { id: 1, question: 'Where do you dance?', answer: 'In Zürich, mostly.' },
  { id: 2, question: 'Is freelancing lonely?', name: 'A reader' },
];

const found = (words: string) => withWords(questions, words).map(({ id }) => id);

test('finds words of question, name and answer, without accents and in any order', () => {
  expect(found('zurich DANCE')).toEqual([1]);
  expect(found('reader')).toEqual([2]);
  expect(found(' ')).toEqual([1, 2]);
  expect(found('dance lonely')).toEqual([]);
});
