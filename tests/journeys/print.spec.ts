import type { Page } from '@playwright/test';
import { siteName, changeOf, dateOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { json, store } from './mobileViews.ts';

test.use({ viewport: { width: 794, height: 1123 } });

/** Shows the page as it is printed. On a busy machine the page hears of it later. */
const toPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => matchMedia('print').matches);
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`on paper every theme is Paper on white, without menus, forms and Next: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/writing/tango/mentoring');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await toPaper(page);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('main p').first()).toHaveCSS('color', /rgb\((33, 23, 26|134, 24, 47)\)/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Next: / })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await open(page, '/interactive/share');
    await toPaper(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

test('on paper drawings are whole, and headings stay with what follows', async ({ page }) => {
  for (const route of [
    '/writing/tango/non-dancers',
    '/work/experience',
    '/writing',
    '/writing/tango/exercises',
  ]) {
    await open(page, route);
    await toPaper(page);
    const cut = await page.locator('main :is(figure, [role="img"]) svg').evaluateAll((drawings) =>
      drawings
        .filter((drawing) => drawing.checkVisibility())
        .map((drawing) => {
          const { left, right, top, bottom } = drawing.getBoundingClientRect();
          const frame = drawing.parentElement?.getBoundingClientRect();
          // Within a pixel, which rounding may take.
          const isInside = frame && left >= frame.left - 1 && right <= frame.right + 1;
          return Boolean(isInside && bottom > top && right <= document.documentElement.clientWidth + 1);
        }),
    );
    expect(cut.length, route).toBeGreaterThan(0);
    expect(cut, route).not.toContain(false);
    for (const heading of await page.locator('main :is(h1, h2, h3)').all())
      await expect(heading).toHaveCSS('break-after', 'avoid');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a printed page ends with its address and its date, and has margins', async ({ page }) => {
  const route = '/writing/tango/mentoring';
  await open(page, route);
  const source = page.getByText(`${siteName}, ${route}, as of`);
  await expect(source).toBeHidden();
  await toPaper(page);
  await expect(source).toBeVisible();
  const day = new Date(changeOf(route) ?? dateOf(route) ?? '');
  const date = day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await expect(source).toContainText(date);
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.style.getPropertyValue('margin')),
  );
  expect(margins).toEqual([expect.stringMatching(/mm/)]);
});

test('a printed text takes the whole width of its page', async ({ page }) => {
  for (const route of ['/writing/tango/mentoring', '/bookmarks', '/work/experience']) {
    await open(page, route);
    await toPaper(page);
    const rights = await page
      .locator('main')
      .evaluate((main) =>
        [main, ...main.querySelectorAll('h1 ~ *, article > div > :is(p, ul, section)')].map(
          (part) => part.getBoundingClientRect().right,
        ),
      );
    expect(Math.max(...rights), route).toBe(rights[0]);
    const text = page.getByRole('main').locator('article > div > p').first();
    expect(
      await text.evaluate(
        (paragraph) =>
          paragraph.getBoundingClientRect().width -
          (paragraph.closest('article')?.getBoundingClientRect().width ?? 0),
      ),
      route,
    ).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('on paper long items break over pages, short ones and pieces of work do not', async ({ page }) => {
  await open(page, '/writing/tango/non-dancers');
  await toPaper(page);
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Courage' }) });
  await expect(item).toHaveCSS('break-inside', 'auto');
  await open(page, '/bookmarks');
  await toPaper(page);
  await expect(page.locator('main li').first()).toHaveCSS('break-inside', 'avoid');
  await open(page, '/work/experience');
  await toPaper(page);
  await expect(page.getByRole('region', { name: 'A geocoding API' })).toHaveCSS('break-inside', 'avoid');
});

test('a phone prints the page, whichever view is on show', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await store(page, json.toc2);
  await open(page, '/writing/tango/mentoring');
  await expect(page.getByRole('main')).toBeHidden();
  await toPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the line of the printed Home leads to the ways in, and no heading stands without its form', async ({
  page,
}) => {
  await open(page, '/');
  await toPaper(page);
  await expect(page.getByRole('navigation', { name: 'Where to start' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A word for it' })).toBeHidden();
});
