import { expect, test } from 'vitest';
import { itemsOf, navigation } from './data/navigation';
import { errorPages, pageAt, pages } from './pageList';

test('every section and every entry of the menus has its page', () => {
  const routes = navigation.sections.flatMap((section) => [
    section.path,
    ...itemsOf(section).map(({ route }) => route),
  ]);
  expect(routes.map((route) => pageAt(route).path)).toEqual(routes);
});

test('no two pages have the same address', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['/', 'Home', 'home'],
  ['/writing', 'Overview', 'overview'],
  ['/interactive/ama', 'AskMeAnything', 'questions'],
  ['/projects/emotion-explorer/words', 'WordIndex', undefined],
  ['/projects/emotion-explorer/words/longing', 'WordFamily', undefined],
])('%s shows %s', (path, component, kind) => {
  const page = pageAt(path);
  expect([page.path, page.component, page.kind]).toEqual([path, component, kind]);
});

test('a slash at the end or an encoded letter leads to the same page', () => {
  expect(pageAt('/writing/')).toBe(pageAt('/writing'));
  expect(pageAt('/writin%67')).toBe(pageAt('/writing'));
  expect(pageAt('/%E0%A4%A').address).toBe('/404');
});

test.each([
  ['/nowhere', 'NotFound', '/404'],
  ['/Writing', 'NotFound', '/404'],
  ['/writing/tango/nowhere', 'NotFound', '/404'],
  ['/bookmarks/nowhere', 'UnknownBookmark', '/bookmarks/404'],
  ['/bookmarks/one/two', 'NotFound', '/404'],
])('%s does not exist and shows %s', (path, component, address) => {
  const page = pageAt(path);
  expect(page).toMatchObject({ component, address });
  expect(errorPages).toContain(page);
});
