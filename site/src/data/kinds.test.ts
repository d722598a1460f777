import { expect, test } from 'vitest';
import { addressOf, isForReading, kindOf } from './kinds';

test.each([
  ['home.mdx', '/', 'home'],
  ['writing/index.mdx', '/writing', 'overview'],
  ['writing/tango/exercises.mdx', '/writing/tango/exercises', 'essay'],
  ['bookmarks/tribes.mdx', '/bookmarks/tribes', 'bookmark'],
  ['projects/jous.mdx', '/projects/jous', 'project'],
  ['projects/emotion-explorer.mdx', '/projects/emotion-explorer', 'explorer'],
  ['work/freelance.mdx', '/work/freelance', 'page'],
  ['interactive/ama.mdx', '/interactive/ama', 'questions'],
  ['interactive/share.mdx', '/interactive/share', 'message'],
  ['interactive/book.mdx', '/interactive/book', 'booking'],
  ['legal.mdx', '/legal', 'legal'],
])('%s is at %s, of the kind %s', (file, path, kind) => {
  expect([addressOf(file), kindOf(path)]).toEqual([path, kind]);
});

test('tools, forms and overviews are not pages to read', () => {
  expect(['/writing/tango/exercises', '/work/freelance'].filter(isForReading)).toHaveLength(2);
  expect(['/', '/writing', '/interactive/ama', '/legal'].filter(isForReading)).toEqual([]);
});
