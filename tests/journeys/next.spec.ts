import type { Page } from '@playwright/test';
import { nextOf } from './content.ts';
import { edgesOf } from './edges.ts';
import { expect, open, test } from './journey.ts';
import { next } from './moving.ts';
import { widen } from './windowWidths.ts';

/** Distance of Next from the right and bottom edge of the window. */
const distance = async (page: Page) => {
  const { right, bottom } = await edgesOf(next(page));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return [width - right, height - bottom];
};

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

const essay = '/writing/tango/non-dancers';

const heightOfTitle = async (page: Page, route: string) =>
  (await next(page).getByText(nextOf(route).label).boundingBox())?.height ?? 0;

test('Next hides at the top and while scrolling down, 20 px from the corner otherwise', async ({ page }) => {
  await open(page, essay);
  for (const width of [390, 1_440]) {
    await scrollTo(page, 0);
    await widen(page, width);
    await expect(next(page)).not.toBeInViewport();
    await scrollTo(page, 1_500);
    await expect(next(page)).not.toBeInViewport();
    await next(page).focus();
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    await next(page).blur();
    await expect(next(page)).not.toBeInViewport();
    await scrollTo(page, 1_300);
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    expect(await heightOfTitle(page, essay), 'over the text it shows no title').toBeLessThan(2);
    await scrollTo(page, 1_000_000);
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    await expect
      .poll(() => heightOfTitle(page, essay), 'at the end it names the next page')
      .toBeGreaterThan(10);
  }
  await widen(page, 2_560);
  for (const y of [0, 1_000, 2_000]) {
    await scrollTo(page, y);
    expect(await distance(page), 'in a window with a margin').toEqual([20, 20]);
  }
});

/** Texts that Next covers. */
const coveredTexts = (page: Page) =>
  next(page).evaluate((link) => {
    const box = link.getBoundingClientRect();
    const meets = ({ width, left, right, top, bottom }: DOMRect) =>
      width > 1 && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const covered: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (link.contains(text) || !text.textContent?.trim()) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(meets)) covered.push(text.textContent);
    }
    return covered;
  });

test('at the end of a page Next covers no text', async ({ page }) => {
  for (const route of [essay, '/work/experience', '/bookmarks/econtalk']) {
    await open(page, route);
    for (const width of [390, 768, 1_120, 1_440, 1_920]) {
      await widen(page, width);
      await scrollTo(page, 0);
      await expect
        .poll(async () => {
          // The page may still grow after a change of its width.
          await scrollTo(page, 1_000_000);
          return distance(page);
        })
        .toEqual([20, 20]);
      expect(await coveredTexts(page), `the end of ${route} at ${width} px`).toEqual([]);
    }
  }
});
