import { expect, test } from 'vitest';
import { lengthOf } from './QuestionList.length';

test('a question of more than 200 characters is long, one of more than sixteen lines is tall', () => {
  expect(lengthOf('?'.repeat(200))).toBe('short');
  expect(lengthOf('?'.repeat(201))).toBe('long');
  expect(lengthOf('?'.repeat(75 * 16))).toBe('long');
  expect(lengthOf('?'.repeat(75 * 16 + 1))).toBe('tall');
  expect(lengthOf('Why?\n'.repeat(17))).toBe('tall');
});
