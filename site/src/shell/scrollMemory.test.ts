import { expect, test } from 'vitest';
import { entryOf } from './scrollMemory';

test('each view of a history entry keeps its own scroll position', () => {
  entryOf('a').positions.main = 700;
  entryOf('a').positions.toc2 = 0;
  entryOf('b').positions.main = 20;
  expect([entryOf('a').positions, entryOf('b').positions]).toEqual([{ main: 700, toc2: 0 }, { main: 20 }]);
});

test('a history entry shows the page until another view is stored', () => {
  expect(entryOf('c').view).toBe('main');
  entryOf('c').view = 'toc2';
  expect(entryOf('c').view).toBe('toc2');
});
