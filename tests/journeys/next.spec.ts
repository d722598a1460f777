import type { Page } from '@playwright/test';
import { itemsOf, nextOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { next } from './nextPage.ts';
import { widen } from './windowWidths.ts';

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

test('Next walks /work by keyboard and ends there, the end card leads on too, and no unknown address has Next', async ({
  page,
  watch,
}) => {
  watch.expectError(/404 \(Not Found\).*\/writing\/unknown/);
  const items = itemsOf('/work');
  await open(page, items[0]?.route ?? '');
  for (const { label, route } of items.slice(1)) {
    await expect(next(page)).toHaveAccessibleName(`Next: ${label}`);
    await next(page).press('Enter');
    await expect(page).toHaveURL(route);
  }
  await expect(next(page)).toHaveCount(0);
  await open(page, essay);
  await expect(next(page)).not.toHaveAttribute('aria-label');
  await page.getByRole('link', { name: /^Read on/ }).click();
  await expect(page).toHaveURL(nextOf(essay).route);
  await page.goto('/writing/unknown');
  await expect(next(page)).toHaveCount(0);
});

test('Next hides on the first screen and on scrolling down, and is 20 px from the corner on scrolling up', async ({
  page,
}) => {
  await open(page, essay);
  for (const [width, height] of [
    [390, 844],
    [820, 844],
    [1_440, 844],
    [1_920, 844],
  ] as const) {
    await scrollTo(page, 0);
    await page.setViewportSize({ width, height });
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
  }
  await page.setViewportSize({ width: 2_560, height: 900 });
  for (const y of [0, 1_000, 2_000]) {
    await scrollTo(page, y);
    expect(await page.evaluate(() => scrollY)).toBe(y);
    expect(await distance(page), 'in a window with a margin').toEqual([20, 20]);
  }
});

/** Positions on scrolling down in which Next, where it shows, lies on a line of text. */
const coveringPositions = (page: Page, positions: number[]) =>
  next(page).evaluate(async (link, tops) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const liesOnText = () => {
      const box = link.getBoundingClientRect();
      if (box.top >= innerHeight) return false;
      const meets = ({ width, left, right, top, bottom }: DOMRect) =>
        width > 1 && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (link.contains(text) || !text.textContent?.trim()) continue;
        range.selectNodeContents(text);
        if (meets(range.getBoundingClientRect()) && [...range.getClientRects()].some(meets)) return true;
      }
      return false;
    };
    const covering = [];
    for (const top of tops) {
      window.scrollTo(0, top);
      await frame();
      await frame();
      if (liesOnText()) covering.push(top);
    }
    return covering;
  }, positions);

test('Next covers text in at most a tenth of the positions on scrolling down, and none at the end of a page', async ({
  page,
}) => {
  for (const route of [essay, '/work/experience', '/bookmarks/econtalk']) {
    await open(page, route);
    for (const width of [390, 768, 1_024, 1_280, 1_440, 1_680, 1_920]) {
      await widen(page, width);
      await scrollTo(page, 0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      const positions = Array.from({ length: Math.ceil(height / 250) + 1 }, (_, step) => step * 250);
      // A bookmark is too short to scroll through.
      if (route !== '/bookmarks/econtalk' && [390, 1_024, 1_440, 1_920].includes(width))
        expect(
          (await coveringPositions(page, positions)).length,
          `${route} at ${width} px`,
        ).toBeLessThanOrEqual(positions.length / 10);
      await expect
        .poll(async () => {
          // The page may still grow after a change of its width.
          await scrollTo(page, 1_000_000);
          return distance(page);
        })
        .toEqual([20, 20]);
      // Below a title of two lines, too, the footer ends above Next.
      expect(await coveringPositions(page, [1_000_000]), `the end of ${route} at ${width} px`).toEqual([]);
    }
  }
});
