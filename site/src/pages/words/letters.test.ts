import { expect, test } from 'vitest';
import { byLetter } from './letters';

test('names are grouped by their first letter, without its accent', () => {
  const names = ['Áibbašeapmi', 'Æðruleysi', 'ʿIshq', 'Ŋubiabiã', 'Nostalgia', 'Þetta reddast'];
  expect(
    byLetter(names.map((name) => ({ name }))).map(([letter, of]) => [letter, of.map(({ name }) => name)]),
  ).toEqual([
    ['A', ['Áibbašeapmi', 'Æðruleysi']],
    ['I', ['ʿIshq']],
    ['N', ['Ŋubiabiã', 'Nostalgia']],
    ['T', ['Þetta reddast']],
  ]);
});
