import { expect, test } from 'vitest';
import { balanceLines, breakLines } from './picture';

/** Ten letters fit a line. */
const widthOf = (text: string) => [...text].length * 96;

test('words go on the next line, and one that is wider than a line is broken', () => {
  expect(breakLines('one two three', widthOf)).toEqual(['one two', 'three']);
  expect(breakLines('a Tsnobismoqvareoba too', widthOf)).toEqual(['a', 'Tsnobismoq', 'vareoba', 'too']);
  expect(breakLines('愛'.repeat(12), widthOf)).toEqual(['愛'.repeat(10), '愛愛']);
});

test('the last line of a text that is too long ends with an ellipsis', () => {
  expect(breakLines('one two three four five', widthOf, 2)).toEqual(['one two', 'three fou…']);
  expect(breakLines('one two three four', widthOf, 2)).toEqual(['one two', 'three four']);
});

test('the lines of a title are about as long as each other', () => {
  expect(balanceLines('one two three a', widthOf, 4)).toEqual(['one two', 'three a']);
  expect(balanceLines('eins zwei a', widthOf, 4)).toEqual(['eins', 'zwei a']);
  expect(balanceLines('one', widthOf, 4)).toEqual(['one']);
  expect(balanceLines('a Tsnobismoqvareoba too', widthOf, 5)).toEqual(
    breakLines('a Tsnobismoqvareoba too', widthOf),
  );
});
