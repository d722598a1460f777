import type { Route } from '@playwright/test';
import { labelOf, nextOf, titleOf } from './content.ts';
import { expect, open, test, whenReady } from './journey.ts';
import { subMenu } from './mobileViews.ts';
import { follow, h1, mainMenu, menuLink, next, scrolledTo, scrollTo } from './moving.ts';

test('links change the page without a load, focus its heading and scroll up', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => void Object.assign(window, { sameWindow: true }));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Hire me/ }).click();
  await expect(page).toHaveURL('/work/freelance');
  await main.locator('a[href="/work/experience"]').first().click();
  await expect(h1(page)).toHaveText(titleOf('/work/experience'));
  await expect(h1(page)).toBeFocused();
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(500);
  await main.locator('a[href="/projects"]').first().click();
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  await expect(mainMenu(page).locator('[aria-current]')).toHaveText('Projects');
  await expect(h1(page)).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await page.getByRole('figure').getByRole('link', { name: 'Jous' }).click();
  await expect(page, 'by a link of a drawing').toHaveURL('/projects/jous');
  expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
});

test('fetches a page once, when its link is hovered, focused or touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const texts = /assets\/(writing|bookmarks|projects|work|interactive|social-media)-/;
  expect(asked.filter((path) => texts.test(path))).toEqual([]);
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

test('the last clicked link wins; the browser loads what cannot be fetched', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED/);
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
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page).toHaveURL('/bookmarks');

  await open(page, '/');
  await page.unrouteAll();
  await page.route('**/assets/projects-*.js', (route) => route.abort());
  await menuLink(page, 'Projects').click();
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  await expect(page).toHaveURL('/projects');
});

test('offline a link shows a note; back online it works, and so does the link of the note', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/net::ERR_INTERNET_DISCONNECTED/);
  const note = page.getByRole('status').filter({ hasText: 'There’s no connection' });
  await open(page, '/');
  await menuLink(page, 'Writing').click();
  await expect(h1(page)).toHaveText(titleOf('/writing'));
  await context.setOffline(true);
  // A page can fail twice before the browser has gone back.
  await page.evaluate(() =>
    document.addEventListener(
      'site:unreachable',
      ({ type }) => void document.dispatchEvent(new Event(type)),
      { once: true },
    ),
  );
  for (const name of ['Work', 'Work', 'Bookmarks', 'Work']) {
    await menuLink(page, name).click();
    await expect(note).toBeVisible();
    await expect(page).toHaveURL('/writing');
    await expect(h1(page)).toHaveText(titleOf('/writing'));
  }
  await context.setOffline(false);
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText(titleOf('/work'));
  await expect(note).toHaveCount(0);
  await whenReady(page);
  await page.goBack();
  await expect(h1(page)).toHaveText(titleOf('/writing'));

  await context.setOffline(true);
  await menuLink(page, 'Projects').click();
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  await expect(note).toHaveCount(0);
});

test('leaves clicks with a modifier key to the browser', async ({ page }) => {
  await open(page, '/');
  // Cancels the click before it opens a tab, which a busy machine reports too late.
  const presses = await page.evaluateHandle(() => {
    const left: boolean[] = [];
    addEventListener('click', (event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    });
    return left;
  });
  await page.evaluate(() => window.scrollTo(0, 600));
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const)
    await menuLink(page, 'Work').click({ modifiers: [key] });
  expect(await scrolledTo(page), 'what is read stays where it is').toBe(600);
  await menuLink(page, 'Work').click();
  expect(await presses.jsonValue()).toEqual([true, true, true, true, false]);
  await expect(page).toHaveURL('/work');
});

test('accepts a slash at the end of an address', async ({ page }) => {
  const route = '/writing/tango/mentoring';
  await open(page, `${route}/`);
  await expect(subMenu(page).locator('[aria-current="page"]')).toHaveText(labelOf(route));
  await expect(next(page)).toHaveAccessibleName(`Next: ${nextOf(route).label}`);
});

const essay = '/writing/tango/non-dancers';

test('Back, Forward and a reload restore the scroll position', async ({ page, watch }) => {
  watch.expectHost('elsewhere.test');
  await page.route('https://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  const expectAt = async (route: string, y: number) => {
    await expect(h1(page)).toHaveText(titleOf(route));
    await expect.poll(() => scrolledTo(page)).toBe(y);
  };
  const exercises = '/writing/tango/exercises';
  await open(page, essay);
  await scrollTo(page, 1_500);
  await follow(page, exercises);
  await scrollTo(page, 700);
  await follow(page, '/work');
  await page.goBack();
  await expectAt(exercises, 700);
  await page.goBack();
  await expectAt(essay, 1_500);
  await page.goForward();
  await expectAt(exercises, 700);
  await page.goBack();
  await expectAt(essay, 1_500);
  await page.reload();
  await expectAt(essay, 1_500);
  await page.goto('https://elsewhere.test/');
  await page.goBack();
  await expectAt(essay, 1_500);
});

for (const [width, header, name] of [
  [1440, 0, 'a desk'],
  [390, 60, 'a phone'],
] as const)
  test(`anchors end below the header on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const expectAt = async (id: string) => {
      const top = () =>
        page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top).toBeGreaterThanOrEqual(header);
      await expect.poll(top).toBeLessThan(header + 120);
    };
    await open(page, '/work/datingapp#vision');
    await expectAt('vision');
    for (const id of ['why-potential', 'feature-details', 'problem']) {
      await page.locator(`main a[href="#${id}"]`).evaluate((link: HTMLElement) => link.click());
      await expectAt(id);
    }
    await page.goBack();
    await expectAt('feature-details');
    await page.goForward();
    await expectAt('problem');
    await follow(page, '/work/freelance');
    expect(await scrolledTo(page)).toBe(0);
    await open(page, '/work');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main svg a');
      if (!link) throw new Error('There is no link.');
      link.href = '/work/experience#model2go';
      link.click();
    });
    await expect(page).toHaveURL('/work/experience#model2go');
    await expectAt('model2go');
  });
