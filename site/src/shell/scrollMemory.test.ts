import { expect, test } from 'vitest';
import { positionOf, rememberPosition, rememberView, viewOf } from './scrollMemory';

test('each view of an entry keeps its own position', () => {
  rememberPosition('a', 'main', 700);
  rememberPosition('a', 'toc2', 0);
  rememberPosition('b', 'main', 20);
  expect([positionOf('a', 'main'), positionOf('a', 'toc2'), positionOf('b', 'main')]).toEqual([700, 0, 20]);
  expect(positionOf('a', 'toc1')).toBeUndefined();
});

test('an entry that was never left with another view shows its page', () => {
  expect(viewOf('c')).toBe('main');
  rememberView('c', 'toc2');
  expect(viewOf('c')).toBe('toc2');
});
