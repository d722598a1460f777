import type { Locator, Page } from '@playwright/test';
import { explore, explorerPath, map } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { paperSize, toPaper } from './layout.ts';
import { follow } from './moving.ts';

test.use({ viewport: paperSize });

const valuesOf = (elements: Locator, property: string) =>
  elements.evaluateAll(
    (all, name) => all.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  );

test('breaks long items over sheets; keeps short ones, headings and the tools together', async ({ page }) => {
  const courage = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Courage' }) });
  const parents: string[] = [];
  await open(page, '/');
  for (const [route, part, breaks] of [
    ['/writing/tango/non-dancers', courage, 'auto'],
    ['/writing/tango/non-dancers', page.locator('main aside').first(), 'avoid'],
    ['/writing/tango/mentoring', page.locator('main p').first(), 'auto'],
    ['/writing', page.locator('main li').first(), 'avoid'],
    ['/bookmarks', page.locator('main li').first(), 'avoid'],
    ['/work/experience', page.getByRole('region', { name: 'A geocoding API' }), 'avoid'],
  ] as const) {
    await follow(page, `/${route.split('/')[1]}`);
    await follow(page, route);
    await toPaper(page);
    await expect(part).toHaveCSS('break-inside', breaks);
    const headings = await valuesOf(page.locator('main :is(h1, h2, h3)'), 'break-after');
    expect(new Set(headings), `headings of ${route}`).toEqual(new Set(['avoid']));
    parents.push(
      ...(await valuesOf(page.locator('main :is(div, section):has(> h2 + :is(p, ul))'), 'display')),
    );
  }
  // In a grid a heading can be separated from its text.
  expect([...new Set(parents)].toSorted()).toEqual(['block', 'contents']);
  await follow(page, '/work/collaborate');
  const groups = page.locator('main div:has(> section > h3)');
  await expect(groups, 'the first tools are on the sheet of the text about them').toHaveCSS(
    'break-before',
    'avoid',
  );
  await expect(groups.locator('> section').first()).toHaveCSS('break-inside', 'avoid');
});

const sheetsOf = async (page: Page, format = 'A4') => {
  const paper = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/Type \/Page\b/g)?.length;
};

test('prints pages with pictures on few sheets', async ({ page }) => {
  await open(page, '/');
  for (const [route, sheets] of [
    ['/writing/tango/exercises', 4],
    ['/writing/tango/mentoring', 3],
    ['/writing/tango/non-dancers', 4],
    ['/writing/dating/online-dating', 2],
    ['/writing/work/vocation', 1],
    ['/work/datingapp', 4],
    ['/work/freelance', 2],
    ['/writing/personal/nonsense', 2],
    ['/writing/work/university', 1],
    ['/writing', 1],
    ['/bookmarks', 2],
    ['/bookmarks/econtalk', 2],
    ['/bookmarks/being-you', 1],
    ['/projects/jous', 1],
    ['/projects/second-date', 1],
    ['/work/experience', 2],
    [explorerPath, 2],
    ['/', 2],
  ] as const) {
    if (route !== '/') await follow(page, `/${route.split('/')[1]}`);
    await follow(page, route);
    for (const format of ['A4', 'Letter'])
      expect(await sheetsOf(page, format), `${route} on ${format}`).toBeLessThanOrEqual(sheets);
  }
});

test('prints the bullets of a list', async ({ page }) => {
  await open(page, '/projects/jous');
  await toPaper(page);
  const adjusts = await page
    .locator('main li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').printColorAdjust));
  expect(new Set(adjusts)).toEqual(new Set(['exact']));
});

test('prints an answer of the explorer on one sheet, all words on eight, nine of a family on each', async ({
  page,
}) => {
  await open(page, explorerPath);
  await explore(page, "I miss my grandmother and I'm relieved that it's over");
  await expect(map(page)).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await open(page, `${explorerPath}/words`);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(8);
  await open(page, `${explorerPath}/words/awe`);
  expect(await sheetsOf(page)).toBe(1);
  await open(page, `${explorerPath}/words/calm`);
  const words = await page.getByRole('article').count();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(Math.ceil(words / 9));
});
