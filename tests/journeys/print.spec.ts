import type { Page } from '@playwright/test';
import { changeOf, dateOf, siteName } from './content.ts';
import { expect, open, test } from './journey.ts';
import { json, store } from './mobileViews.ts';

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
  await open(page, '/interactive/share');
  await toPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox').or(page.getByRole('button'))).toHaveCount(0);
});

test('breaks long items over sheets, and keeps short ones and headings together', async ({ page }) => {
  const courage = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Courage' }) });
  for (const [route, part, breaks] of [
    ['/writing/tango/non-dancers', courage, 'auto'],
    ['/writing', page.locator('main li').first(), 'avoid'],
    ['/bookmarks', page.locator('main li').first(), 'avoid'],
    ['/work/experience', page.getByRole('region', { name: 'A geocoding API' }), 'auto'],
  ] as const) {
    await open(page, route);
    await toPaper(page);
    await expect(part).toHaveCSS('break-inside', breaks);
    for (const heading of await page.locator('main :is(h1, h2, h3)').all())
      await expect(heading).toHaveCSS('break-after', 'avoid');
    // In a grid a heading can be separated from its text.
    for (const text of await page.locator('main :is(div, section):has(> h2 + :is(p, ul))').all())
      await expect(text).toHaveCSS('display', 'block');
  }
});

test('prints two exercises on most sheets', async ({ page }) => {
  await open(page, '/writing/tango/exercises');
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(7);
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
