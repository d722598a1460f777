import { changeOf, dateOf, siteName } from '../content.ts';
import { explorerPath, input, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { edgesOf, paperSize, printedArea, toPaper } from './layout.ts';
import { json, store } from './mobileViews.ts';
import { follow } from './moving.ts';

test.use({ viewport: paperSize });

const essay = '/writing/tango/mentoring';

test('prints a dark page light, without menus and forms, with addresses and date', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, essay);
  const source = page.getByText(`${siteName}, ${new URL(page.url()).host}${essay} as of`);
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
  const note = page.getByText('Others have written about this, too.');
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

  await follow(page, '/work');
  await follow(page, '/work/freelance');
  const button = page.getByRole('link', { name: 'Book an Introductory Session' }).first();
  const printed = await button.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed.replace(/[" ]/g, ''), 'the whole address of a button').toBe(
    `${new URL(page.url()).origin}/interactive/book`,
  );
});

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

test('prints an answer of the explorer alone, with whole labels in its map and marks at the right', async ({
  page,
}) => {
  await open(page, explorerPath);
  await input(page).fill('I miss my grandmother');
  await send(page).click();
  const map = result(page).getByRole('figure');
  await expect(map).toBeVisible();
  await toPaper(page);
  await page.setViewportSize(printedArea);
  await expect(page.getByText('Asked: I miss my grandmother')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeHidden();
  for (const label of ['less pleasant', 'more pleasant']) {
    const { left, right } = await edgesOf(map.getByText(label, { exact: true }));
    expect(left, label).toBeGreaterThanOrEqual(0);
    expect(right, label).toBeLessThanOrEqual(printedArea.width);
  }
  const card = result(page).getByRole('article').first();
  const gap = (await edgesOf(card)).right - (await edgesOf(card.locator('svg'))).right;
  expect(gap, 'the mark is at the right of its word, as on the screen').toBeLessThan(24);
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
  const distances = await words.evaluateAll((links) =>
    links.map((own) => {
      const label = own.querySelector('bdi')?.getBoundingClientRect() ?? new DOMRect();
      const distanceTo = (link: Element) => {
        const dot = link.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return Math.hypot(
          Math.max(label.left - dot.x, 0, dot.x - label.right),
          Math.max(label.top - dot.y, 0, dot.y - label.bottom),
        );
      };
      return { toOwnDot: distanceTo(own), toNearest: Math.min(...links.map(distanceTo)) };
    }),
  );
  for (const { toOwnDot, toNearest } of distances) {
    expect(toOwnDot).toBe(toNearest);
    expect(toOwnDot).toBeLessThan(24);
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
  server,
}) => {
  const lines = Array.from({ length: 21 }, (_, index) => `And in line ${index + 1}?`);
  await server.answer(await server.ask('What is on paper?'), 'Everything that was asked.');
  for (const question of [lines.join('\n'), ...lines]) await server.ask(question);
  await open(page, '/interactive/ama');
  const last = page.getByRole('region', { name: 'All Questions' });
  const tall = last.getByRole('heading', { name: 'And in line 1? And in line 2?' });
  await expect(page.getByRole('searchbox')).toBeVisible();
  await toPaper(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText('before it appears')).toBeHidden();
  expect(await tall.evaluate((question) => question.scrollHeight - question.clientHeight)).toBeLessThan(2);
  await expect(last.getByRole('article').filter({ hasText: 'And in line 20?' }).last()).toHaveCSS(
    'break-inside',
    'avoid',
  );
  const below = await edgesOf(page.getByText(`${siteName}, `).last());
  expect(below.top - (await edgesOf(last)).bottom).toBeLessThan(16);
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
