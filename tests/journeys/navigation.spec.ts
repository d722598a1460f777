import type { Page, Route } from '@playwright/test';
import { titleOf, labelOf, nextOf } from './content.ts';
import { expect, open, test, whenReady } from './journey.ts';
import { follow, h1, menuLink } from './moving.ts';

/** A flag on `window` that a full page load would remove. */
const markWindow = (page: Page) => page.evaluate(() => void Object.assign(window, { sameWindow: true }));
const isSameWindow = (page: Page) => page.evaluate(() => 'sameWindow' in window);

test('internal links load no page, also those inside texts', async ({ page }) => {
  await open(page, '/');
  await markWindow(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Hire me/ })
    .click();
  await expect(page).toHaveURL('/work/freelance');
  await page.getByRole('main').locator('a[href="/work/experience"]').first().click();
  await expect(page).toHaveURL('/work/experience');
  await page.getByRole('main').locator('a[href="/projects"]').first().click();
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  expect(await isSameWindow(page)).toBe(true);
});

test('arriving at a page gives its heading the focus and starts at its top', async ({ page }) => {
  await open(page, '/writing/tango/non-dancers');
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await follow(page, '/writing/tango/mentoring');
  await expect(h1(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page is fetched once, when a link to it is hovered, focused or touched', async ({ page }) => {
  await open(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const drawing = page.waitForResponse('**/drawings/overview-work.svg');
  await menuLink(page, 'Work').hover();
  await (await drawing).finished();
  const before = asked.length;
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText(titleOf('/work'));
  expect(asked.slice(before)).toEqual([]);

  const focused = page.waitForRequest('**/assets/bookmarks-*.js');
  await menuLink(page, 'Bookmarks').focus();
  await focused;

  const touched = page.waitForRequest('**/assets/projects-*.js');
  await menuLink(page, 'Projects').dispatchEvent('touchstart');
  await touched;
});

test('nothing is prefetched without hover, focus or touch', async ({ page }) => {
  const texts = /assets\/(writing|bookmarks|projects|work|interactive|social-media)-/;
  const asked: string[] = [];
  page.on('request', (request) => texts.test(request.url()) && asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('of two clicked links the last one wins, however long the first one takes', async ({ page }) => {
  await open(page, '/');
  const held: Route[] = [];
  await page.route('**/assets/work-*.js', (route) => void held.push(route));
  await menuLink(page, 'Work').click();
  await expect.poll(() => held.length).toBe(1);
  await menuLink(page, 'Bookmarks').click();
  await expect(h1(page)).toHaveText(titleOf('/bookmarks'));
  const arrived = page.waitForResponse('**/assets/work-*.js');
  await held[0]?.continue();
  await (await arrived).finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page).toHaveURL('/bookmarks');
});

test('a page that cannot be fetched is left to the browser', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED/);
  await open(page, '/');
  await page.route('**/assets/work-*.js', (route) => route.abort());
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText(titleOf('/work'));
  await expect(page).toHaveURL('/work');
});

for (const [way, again] of [
  ['the same link', (page: Page) => menuLink(page, 'Work')],
  ['the link of the note', (page: Page) => page.getByRole('link', { name: 'Try again' })],
] as const)
  test(`without a connection a press keeps the page and says so; once it is back, ${way} goes on`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/net::ERR_INTERNET_DISCONNECTED/);
    await open(page, '/');
    await menuLink(page, 'Writing').click();
    await expect(h1(page)).toHaveText(titleOf('/writing'));
    await context.setOffline(true);
    for (const name of ['Work', 'Work', 'Bookmarks', 'Work']) {
      await menuLink(page, name).click();
      await expect(page.getByRole('status').filter({ hasText: 'There’s no connection' })).toBeVisible();
      await expect(page).toHaveURL('/writing');
      await expect(h1(page)).toHaveText(titleOf('/writing'));
    }
    await context.setOffline(false);
    await again(page).click();
    await expect(h1(page)).toHaveText(titleOf('/work'));
    await expect(page).toHaveURL('/work');
    await expect(page.getByText('There’s no connection')).toHaveCount(0);
    await whenReady(page);
    await page.goBack();
    await expect(h1(page)).toHaveText(titleOf('/writing'));
  });

test('a click with a modifier key is left to the browser', async ({ page }) => {
  await open(page, '/');
  // The click is cancelled before it opens a tab or window, which a busy machine reports too late.
  const presses = await page.evaluateHandle(() => {
    const left: boolean[] = [];
    addEventListener('click', (event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    });
    return left;
  });
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const)
    await menuLink(page, 'Work').click({ modifiers: [key] });
  expect(await presses.jsonValue()).toEqual([true, true, true, true]);
  await expect(page).toHaveURL('/');
  await menuLink(page, 'Work').click();
  expect(await presses.jsonValue()).toEqual([true, true, true, true, false]);
  await expect(page).toHaveURL('/work');
});

test('a slash at the end of an address changes nothing', async ({ page }) => {
  await open(page, '/writing/tango/mentoring/');
  await expect(page.getByRole('navigation', { name: 'Writing' }).locator('[aria-current="page"]')).toHaveText(
    labelOf('/writing/tango/mentoring'),
  );
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveAccessibleName(
    `Next: ${nextOf('/writing/tango/mentoring').label}`,
  );
});
