import { expect, test } from 'vitest';
import { idIn } from './useQuestionAddress';

test.each([
  ['?question=12', '#question-12', 12],
  ['?question=12', '', 12],
  ['', '#question-12', 12],
  ['?question=12', '#question-7', 12],
  ['', '', NaN],
  ['?question=1e3', '', NaN],
  ['', '#sent', NaN],
  ['?question=2147483648', '', NaN],
])('the address %s%s names question %i', (search, hash, id) => {
  expect(idIn(search, hash)).toBe(id);
});
