import type { Page } from '@playwright/test';
import { isWritten, itemsOf, leadOf, nextOf, routes, titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';

const next = (page: Page) => page.getByRole('link', { name: /^Next: / });

for (const path of ['/writing', '/work', '/bookmarks'])
  test(`Next walks ${path} from the first item to the last and ends there`, async ({ page }) => {
    const items = itemsOf(path);
    await open(page, items[0]?.route ?? '');
    for (const { label, route } of items.slice(1)) {
      await expect(next(page)).toHaveAccessibleName(`Next: ${label}`);
      await expect(next(page)).toHaveAttribute('href', route);
      // The keyboard brings it in from wherever it is.
      await next(page).press('Enter');
      await expect(page).toHaveURL(route);
    }
    await expect(next(page)).toHaveCount(0);
  });

const distance = async (page: Page) => {
  const box = await next(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return box && [width - box.x - box.width, height - box.y - box.height];
};

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

const essay = '/writing/tango/non-dancers';

test('Next is 20 px from the corner of the window, at every scroll position of a window with a margin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await open(page, essay);
  for (const y of [0, 1_000, 2_000]) {
    await scrollTo(page, y);
    expect(await page.evaluate(() => scrollY)).toBe(y);
    expect(await distance(page)).toEqual([20, 20]);
  }
});

for (const [width, name] of [
  [390, 'a phone'],
  [820, 'a tablet'],
  [1440, 'a desk'],
  [1920, 'a wide desk'],
] as const)
  test(`Next hides on the first screen and on scrolling down, and comes back on scrolling up, on ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, essay);
    await expect(next(page)).not.toBeInViewport();
    await scrollTo(page, 1_500);
    await expect(next(page)).not.toBeInViewport();
    await next(page).focus();
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    await next(page).blur();
    await expect(next(page)).not.toBeInViewport();
    await scrollTo(page, 1_300);
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    await scrollTo(page, 1_600);
    await expect(next(page)).not.toBeInViewport();
    await scrollTo(page, 1_000_000);
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    await expect(next(page).getByText(nextOf(essay).label)).toBeVisible();
    await expect.poll(async () => (await next(page).boundingBox())?.width).toBeGreaterThan(150);
  });

/** Whether Next, where it shows, lies on a line of text. */
const liesOnText = (page: Page) =>
  next(page).evaluate((link) => {
    const box = link.getBoundingClientRect();
    if (box.top >= innerHeight) return false;
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (link.contains(text) || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects())
        if (
          line.width > 1 &&
          line.right > box.left &&
          line.left < box.right &&
          line.bottom > box.top &&
          line.top < box.bottom
        )
          return true;
    }
    return false;
  });

for (const width of [390, 768, 1024, 1280, 1440, 1920])
  test(`Next covers a line of text in at most a tenth of the positions on scrolling down, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const route of [essay, '/work/experience']) {
      await open(page, route);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      const positions = Array.from({ length: Math.ceil(height / 250) + 1 }, (_, step) => step * 250);
      let covered = 0;
      for (const y of positions) {
        await scrollTo(page, y);
        if (await liesOnText(page)) covered += 1;
      }
      expect(covered, `${route}: ${covered} of ${positions.length}`).toBeLessThanOrEqual(
        positions.length / 10,
      );
    }
  });

test('the end of an essay, and of a page of work, shows what comes next with its title and lead; the last leads to the overview', async ({
  page,
}) => {
  for (const path of ['/writing', '/work'])
    for (const { route } of itemsOf(path).filter((item) => isWritten(item.route))) {
      await page.goto(route);
      const card = page.getByRole('navigation', { name: 'What comes next' }).getByRole('link');
      const isLast = route === itemsOf(path).at(-1)?.route;
      const next = isLast ? { route: path, label: '' } : nextOf(route);
      const isText = isLast || isWritten(next.route);
      await expect(card, route).toHaveAttribute('href', next.route);
      await expect(card).toContainText(isText ? titleOf(next.route) : next.label);
      await expect(card).toContainText(leadOf(next.route));
    }
  await open(page, essay);
  await page.getByRole('link', { name: /^Read on/ }).click();
  await expect(page).toHaveURL(nextOf(essay).route);
});

test('the accessible name of Next is its own text', async ({ page }) => {
  await open(page, essay);
  await expect(next(page)).not.toHaveAttribute('aria-label');
  await expect(next(page)).toHaveAccessibleName(`Next: ${nextOf(essay).label}`);
});

test('Next is absent wherever the route is not an item of writing, work or bookmarks', async ({
  page,
  watch,
}) => {
  watch.expectError(/404 \(Not Found\).*\/writing\/unknown/);
  const listed = new Set(
    ['/writing', '/work', '/bookmarks'].flatMap((path) => itemsOf(path).map((item) => item.route)),
  );
  const others = [...routes.filter((route) => !listed.has(route)), '/writing/unknown'];
  for (const route of others) {
    await page.goto(route);
    await expect(next(page), route).toHaveCount(0);
  }
});

for (const width of [390, 820, 1280, 1440, 1680, 1920])
  test(`at the end of a page the footer is above Next, also below a title of two lines, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const route of [essay, '/bookmarks/econtalk', '/work/experience']) {
      await open(page, route);
      await scrollTo(page, 1_000_000);
      await expect.poll(() => distance(page)).toEqual([20, 20]);
      expect(await liesOnText(page), route).toBe(false);
    }
  });
