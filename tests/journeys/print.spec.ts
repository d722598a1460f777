import type { Locator, Page } from '@playwright/test';
import { answerOne, askMany } from './askMeAnything.ts';
import { changeOf, dateOf, siteName } from './content.ts';
import { explorerPath, input, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { json, store } from './mobileViews.ts';
import { follow } from './moving.ts';

test.use({ viewport: { width: 794, height: 1123 } });

const essay = '/writing/tango/mentoring';

/** Applies print styles, and waits until the page knows. */
const toPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => matchMedia('print').matches);
};

test('prints a dark page light, without menus and forms, with address and date', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, essay);
  const source = page.getByText(`${siteName}, ${new URL(page.url()).host}${essay}, as of`);
  await expect(source).toBeHidden();
  await toPaper(page);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('main p').first()).toHaveCSS('color', /rgb\((33, 23, 26|134, 24, 47)\)/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Next: / })).toBeHidden();
  const day = new Date(changeOf(essay) ?? dateOf(essay) ?? '');
  await expect(source).toContainText(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day),
  );
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.style.getPropertyValue('margin')),
  );
  expect(margins).toEqual([expect.stringMatching(/mm/)]);

  await page.emulateMedia({ media: 'screen' });
  await follow(page, '/writing/work/vocation');
  const note = page.getByText('It isn’t on Medium yet.');
  await expect(note).toBeVisible();
  await toPaper(page);
  await expect(note).toBeHidden();
  await expect(page.getByRole('link', { name: /^Read on Medium/ })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await follow(page, '/interactive');
  await follow(page, '/interactive/share');
  await toPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox').or(page.getByRole('button'))).toHaveCount(0);
});

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
    [essay, page.locator('main p').first(), 'auto'],
    ['/writing', page.locator('main li').first(), 'avoid'],
    ['/bookmarks', page.locator('main li').first(), 'avoid'],
    ['/work/experience', page.getByRole('region', { name: 'A geocoding API' }), 'auto'],
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
  expect(new Set(parents)).toEqual(new Set(['block']));
  await follow(page, '/work/collaborate');
  const groups = page.locator('main div:has(> section > h3)');
  await expect(groups, 'the first tools are on the sheet of the text about them').toHaveCSS(
    'break-before',
    'avoid',
  );
  expect(new Set(await valuesOf(groups.locator('section'), 'break-inside'))).toEqual(new Set(['avoid']));
});

const sheetsOf = async (page: Page) => {
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/Type \/Page\b/g)?.length;
};

test('prints a film as one picture per chapter, and the titles of the others', async ({ page }) => {
  await open(page, '/writing/tango/non-dancers');
  const chapters = page
    .getByRole('listitem')
    .filter({ hasText: /^(One way|Waiting|Overtaking|Round again)\. / });
  await expect(chapters).toHaveCount(0);
  await toPaper(page);
  await expect(chapters).toHaveCount(4);
  await expect(page.getByText('Why nobody overtakes').last()).toBeVisible();
  await expect(
    page.getByText('Also on the page: “What an embrace tells”, “Where a phrase ends”.'),
  ).toBeVisible();
});

test('prints pages with pictures on few sheets', async ({ page }) => {
  await open(page, '/');
  for (const [route, sheets] of [
    ['/writing/tango/exercises', 6],
    ['/writing/tango/non-dancers', 4],
    ['/writing/work/vocation', 1],
    ['/work/datingapp', 4],
    ['/work/freelance', 2],
    ['/writing/personal/nonsense', 2],
    ['/writing/work/university', 1],
    ['/bookmarks/econtalk', 2],
    ['/bookmarks/being-you', 1],
    ['/projects/jous', 1],
    ['/projects/second-date', 1],
    [explorerPath, 4],
    ['/', 2],
  ] as const) {
    if (route !== '/') await follow(page, `/${route.split('/')[1]}`);
    await follow(page, route);
    expect(await sheetsOf(page), route).toBeLessThanOrEqual(sheets);
  }
});

test('prints an answer of the explorer alone, with whole labels beside the dots of its map', async ({
  page,
}) => {
  await open(page, explorerPath);
  await input(page).fill('I miss my grandmother');
  await send(page).click();
  const map = result(page).getByRole('figure');
  await expect(map).toBeVisible();
  await toPaper(page);
  await page.setViewportSize({ width: 612, height: 964 });
  await expect(page.getByText('Asked: I miss my grandmother')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeHidden();
  for (const label of ['less pleasant', 'more pleasant']) {
    const box = await map.getByText(label, { exact: true }).boundingBox();
    expect(box?.x, label).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), label).toBeLessThanOrEqual(612);
  }
  await page.emulateMedia({ media: 'screen' });
  await input(page).fill('xyzzy qqq');
  await send(page).click();
  await expect(result(page)).toContainText('“xyzzy qqq”');
  await toPaper(page);
  await expect(page.getByText('Asked: xyzzy qqq')).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await input(page).fill("I miss my grandmother and I'm relieved that it's over");
  await send(page).click();
  const words = result(page).getByRole('figure').getByRole('link');
  await expect(words).toHaveCount(6);
  await toPaper(page);
  const distances = await words.evaluateAll((links) => {
    const boxes = links.map((link) => ({
      dot: link.parentElement?.getBoundingClientRect() ?? new DOMRect(),
      label: link.querySelector('bdi')?.getBoundingClientRect() ?? new DOMRect(),
    }));
    const distance = (dot: DOMRect, label: DOMRect) =>
      Math.hypot(
        Math.max(label.left - dot.x, 0, dot.x - label.right),
        Math.max(label.top - dot.y, 0, dot.y - label.bottom),
      );
    return boxes.map(({ label }) => boxes.map(({ dot }) => distance(dot, label)));
  });
  for (const [own, toDots] of distances.entries()) {
    expect(toDots[own]).toBe(Math.min(...toDots));
    expect(toDots[own]).toBeLessThan(24);
  }
});

test('prints the times of a day instead of the form around them', async ({ page }) => {
  await open(page, '/interactive/book');
  const day = page.getByRole('radio', { name: /times?$/ }).last();
  await day.check();
  await page
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check();
  await toPaper(page);
  await expect(page.getByText(/^\w+ \d+ \w+, \d\d:\d\d/).first()).toBeVisible();
  await expect(page.getByRole('textbox').or(page.getByRole('button'))).toHaveCount(0);
});

test('prints whole questions without a search field, and no empty space after them', async ({
  page,
  request,
  server: { url },
}) => {
  const lines = Array.from({ length: 21 }, (_, index) => `And in line ${index + 1}?`);
  const [first] = await askMany(request, url, ['What is on paper?', lines.join('\n'), ...lines]);
  await answerOne(request, url, first, 'Everything that was asked.');
  await open(page, '/interactive/ama');
  const last = page.getByRole('region', { name: 'All Questions' });
  const tall = last.getByRole('heading', { name: 'And in line 1? And in line 2?' });
  await expect(page.getByRole('searchbox')).toBeVisible();
  await toPaper(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  expect(await tall.evaluate((question) => question.scrollHeight - question.clientHeight)).toBeLessThan(2);
  const [above, below] = await Promise.all(
    [last, page.getByText(`${siteName}, `).last()].map((part) => part.boundingBox()),
  );
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(16);
});

test('prints Home with its whole line at any time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#hero-line')).not.toHaveCSS('animation-name', 'none');
  await toPaper(page);
  await expect(page.locator('#hero-line')).toHaveCSS('animation-name', 'none');
});

test('prints the page from any view of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await store(page, json.toc2);
  await open(page, essay);
  await expect(page.getByRole('main')).toBeHidden();
  await toPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
