import type { Page, Route } from '@playwright/test';
import { fetching, itemsOf, sections } from './content.ts';
import { expect, open, test } from './journey.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const menuLink = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** A mark that a full page load would wipe away. */
const markWindow = (page: Page) => page.evaluate(() => void Object.assign(window, { sameWindow: true }));
const isSameWindow = (page: Page) => page.evaluate(() => 'sameWindow' in window);

/** Follows a link of the menus, also one in a closed category. */
const follow = async (page: Page, route: string) => {
  await page
    .locator(`nav a[href="${route}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(route);
};

/** The one page that fetches its own text is compared once that has arrived. */
const questionsHaveArrived = (page: Page) =>
  expect(page.getByRole('region', { name: 'All Questions' })).toContainText(
    /Nobody has asked yet\.|\d+ asked/,
  );

/** Where everything of the page stands, and in which size of letters. */
const layoutOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo(0, 0);
    return [...document.querySelectorAll('main *:not(svg *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      return [element.tagName, ...[x, y, width, height].map(Math.round), fontSize, fontWeight, color].join(
        ' ',
      );
    });
  });

for (const { name, path } of sections)
  test(`pages of ${name} look the same whether one came by a link or by their address`, async ({
    page,
    context,
  }) => {
    const walker = await context.newPage();
    await open(walker, '/');
    await markWindow(walker);
    await follow(walker, path);
    for (const route of [path, ...itemsOf(path).map((item) => item.route)]) {
      if (route !== path) await follow(walker, route);
      await expect(h1(walker)).toBeFocused();
      await open(page, route);
      if (fetching.includes(route)) await Promise.all([page, walker].map(questionsHaveArrived));
      expect(await layoutOf(walker), route).toEqual(await layoutOf(page));
    }
    expect(await isSameWindow(walker)).toBe(true);
  });

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
  await expect(h1(page)).toHaveText('Projects Overview');
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

test('going back and forward restores where one was on each page', async ({ page }) => {
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  };
  await open(page, '/writing/tango/non-dancers');
  await scrollTo(1_500);
  await follow(page, '/writing/tango/exercises');
  await scrollTo(700);
  await follow(page, '/work');
  await page.goBack();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expect(h1(page)).toHaveText('Exercises Ideas');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/writing/tango/non-dancers');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
  await page.goForward();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test('a reload, and the way back from another site, keep the place on the page', async ({ page, watch }) => {
  watch.expectHost('elsewhere.test');
  await page.route('https://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  await open(page, '/writing/tango/non-dancers');
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
  await page.goto('https://elsewhere.test/');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
});

for (const [width, name] of [
  [1440, 'a desk'],
  [390, 'a phone'],
] as const)
  test(`anchors land below the header on ${name}: on arrival, inside the page and from another one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const header = width < 768 ? 60 : 0;
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
    await open(page, '/work');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>(
        'main a[href^="/work/"], nav a[href="/work/experience"]',
      );
      if (!link) throw new Error('There is no link.');
      link.href = '/work/experience#model2go';
      link.click();
    });
    await expect(page).toHaveURL('/work/experience#model2go');
    await expectAt('model2go');
  });

test('going back over an anchor does not spoil the next link', async ({ page }) => {
  await open(page, '/work/datingapp');
  await page.locator('main a[href="#next-steps"]').click();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.locator('main a[href="#how-to-help"]').click();
  await expect(page.locator('#how-to-help')).toBeInViewport();
  await follow(page, '/work/experience');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page is fetched as soon as a link to it is hovered, focused or touched, and not again at the press', async ({
  page,
}) => {
  await open(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const text = page.waitForRequest('**/fragments/work.json');
  await menuLink(page, 'Work').hover();
  await (await text).response();
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText('Work Overview');
  expect(asked.slice(before)).toEqual([]);

  const focused = page.waitForRequest('**/fragments/bookmarks.json');
  await menuLink(page, 'Bookmarks').focus();
  await focused;

  const touched = page.waitForRequest('**/fragments/projects.json');
  await menuLink(page, 'Projects').dispatchEvent('touchstart');
  await touched;
});

test('nothing is fetched ahead that nobody showed an interest in', async ({ page }) => {
  const fragments: string[] = [];
  page.on('request', (request) => request.url().includes('/fragments/') && fragments.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(fragments).toEqual([]);
});

test('the last of two presses wins, however long the first one takes', async ({ page }) => {
  await open(page, '/');
  const held: Route[] = [];
  await page.route('**/fragments/work.json', (route) => void held.push(route));
  await menuLink(page, 'Work').click();
  await expect.poll(() => held.length).toBe(1);
  await menuLink(page, 'Bookmarks').click();
  await expect(h1(page)).toHaveText('Books Overview');
  const arrived = page.waitForResponse('**/fragments/work.json');
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
  await page.route('**/fragments/work.json', (route) => route.abort());
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText('Work Overview');
  await expect(page).toHaveURL('/work');
});

test('a press with a key held belongs to the browser', async ({ page }) => {
  await open(page, '/');
  // Stops short of the new tab or window itself, which a loaded machine may take its time to report.
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
    'Mentoring for Young Beginners',
  );
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveAccessibleName('Next: Exercises Ideas');
});

test('where motion is welcome pages change through a view transition, also when pressed in haste', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (...parameters: Parameters<typeof start>) => {
      (window as unknown as { transitions: number }).transitions += 1;
      return start(...parameters);
    };
  });
  await open(page, '/');
  for (const name of ['Writing', 'Work', 'Bookmarks', 'Projects'])
    await menuLink(page, name).evaluate((link: HTMLElement) => link.click());
  await expect(h1(page)).toHaveText('Projects Overview');
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await expect(h1(page)).not.toHaveText('Projects Overview');
  expect(await page.evaluate('window.transitions')).toBeGreaterThan(0);
});

test('a press during a transition reaches what it was meant for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...parameters: Parameters<typeof start>) => {
      const transition = start(...parameters);
      void transition.ready.then(() => Object.assign(window, { transitionRuns: true }));
      return transition;
    };
  });
  await open(page, '/');
  const box = await menuLink(page, 'Bookmarks').boundingBox();
  await menuLink(page, 'Work').click();
  await page.waitForFunction(() => 'transitionRuns' in window);
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  await expect(h1(page)).toHaveText('Books Overview');
});

test('where motion is not welcome there is no transition', async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('A transition began.');
    };
  });
  await open(page, '/');
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText('Work Overview');
});
