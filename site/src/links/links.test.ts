import { expect, test } from 'vitest';
import { isPagePath } from './links';

test.each(['/', '/writing', '/work/experience#model2go', '/interactive/ama?question=1#question-1'])(
  '%s leads to a page',
  (path) => expect(isPagePath(path, '/writing/tango')).toBe(true),
);

test.each([
  '/rss.xml',
  '/screenshots/jous.png',
  'https://example.org/',
  '//example.org',
  'mailto:a@b.c',
  '#top',
])('%s is left to the browser', (path) => expect(isPagePath(path, '/writing/tango')).toBe(false));

test('an anchor of the current page is left to the browser', () => {
  expect(isPagePath('/#hello', '/')).toBe(false);
  expect(isPagePath('/#hello', '/writing')).toBe(true);
});
