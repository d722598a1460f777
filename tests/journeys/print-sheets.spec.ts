import type { Locator, Page } from '@playwright/test';
import { explore, explorerPath, map } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { edgesOf, paperSize, printedArea, toPaper } from './layout.ts';
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
    const parts = page.locator('main :is(div, section):has(> h2 + :is(p, ul, [role=img]))');
    parents.push(...(await valuesOf(parts, 'display')));
  }
  // In a grid, a page break can separate a heading from its text.
  expect([...new Set(parents)].toSorted()).toEqual(['block', 'contents']);
  await follow(page, '/work/collaborate');
  const groups = page.locator('main div:has(> section > h3)');
  await expect(groups, 'the first tools stay with their text').toHaveCSS('break-before', 'avoid');
  await expect(groups.locator('> section').first()).toHaveCSS('break-inside', 'avoid');
  for (const stop of ['/projects', '/projects/jous']) await follow(page, stop);
  const bullets = await page
    .locator('main li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').printColorAdjust));
  expect(new Set(bullets), 'bullets of a list are printed').toEqual(new Set(['exact']));
});

/** Expects at most `most` sheets of paper. Asks only for the sheet after these, which is cheaper than printing all. */
const expectSheets = (page: Page, most: number, where: string, format = 'A4') =>
  expect(
    page.pdf({ format, preferCSSPageSize: true, pageRanges: String(most + 1) }),
    `${where} on ${format}`,
  ).rejects.toThrow('exceeds page count');

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
    for (const format of ['A4', 'Letter']) await expectSheets(page, sheets, route, format);
  }
});

test('prints an answer of the explorer on one sheet, all words on eight, nine of a family on each', async ({
  page,
}) => {
  await open(page, explorerPath);
  await explore(page, "I miss my grandmother and I'm relieved that it's over");
  await expect(map(page)).toBeVisible();
  await expectSheets(page, 1, 'an answer');
  await open(page, `${explorerPath}/words`);
  await expectSheets(page, 8, 'all words');
  await open(page, `${explorerPath}/words/awe`);
  await expectSheets(page, 1, 'a small family');
  await toPaper(page);
  const { bottom } = await edgesOf(page.getByRole('heading', { name: 'Ehrfurcht' }));
  expect((await edgesOf(page.getByText('German', { exact: true }))).top).toBeGreaterThanOrEqual(bottom);
  await open(page, `${explorerPath}/words/calm`);
  await expectSheets(page, Math.ceil((await page.getByRole('article').count()) / 9), 'a large family');
});

test('prints a text as a column of 12 to 13 cm, with headings, notes and captions in the margin', async ({
  page,
}) => {
  const column = async (text: Locator) => {
    const { left, right } = await edgesOf(text);
    const centimetres = ((right - left) / 96) * 2.54;
    expect(centimetres).toBeGreaterThanOrEqual(12);
    expect(centimetres).toBeLessThanOrEqual(13);
    return left;
  };
  await page.setViewportSize(printedArea);
  await open(page, '/writing/tango/non-dancers');
  await toPaper(page);
  const paragraph = page.getByText('There’s hardly ever a drum');
  const start = await column(paragraph);
  const note = await edgesOf(page.getByRole('note'));
  expect(note.right).toBeLessThan(start);
  expect(Math.abs(note.top - (await edgesOf(paragraph)).top)).toBeLessThan(24);
  for (const part of [
    page.getByRole('heading', { name: 'Courage' }),
    page.getByText('First written in'),
    page.getByText(/^Fig\. 3\. A cabeceo/),
  ])
    expect((await edgesOf(part)).right).toBeLessThan(start);
  const film = await edgesOf(page.getByText('Why nobody overtakes').last());
  expect(film.left, 'beside a note, not below it').toBeGreaterThanOrEqual(start - 1);

  await page.emulateMedia({ media: 'screen' });
  await follow(page, '/writing/tango/mentoring');
  await toPaper(page);
  const after = await column(page.getByText('When we first meet'));
  const drawing = page.getByRole('figure').filter({ hasText: 'The six areas' });
  expect((await edgesOf(drawing.getByRole('img', { name: /^Six circles/ }))).left).toBeGreaterThanOrEqual(
    after - 1,
  );
  expect((await edgesOf(drawing.getByText(/^Fig\. 1/))).right).toBeLessThan(after);
  const characters = await page.getByText(/^Each of you brings/).evaluate((text) => {
    const lines = Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
    return (text.textContent?.length ?? 0) / lines;
  });
  expect(characters).toBeLessThan(85);
});
