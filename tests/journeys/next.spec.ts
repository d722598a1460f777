import type { Page } from '@playwright/test';
import { nextOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { edgesOf, widen } from './layout.ts';
import { next } from './moving.ts';

/** Distances of the Next link from the right and bottom edges of the window. */
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

/** Texts that the Next link covers. */
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

test('Next hides at the top and while scrolling down, and names the next page', async ({ page }) => {
  await open(page, essay);
  for (const width of [320, 390, 820, 1_280]) {
    await widen(page, width);
    await scrollTo(page, 0);
    await expect(next(page)).not.toBeInViewport();
    await scrollTo(page, 1_500);
    await expect(next(page)).not.toBeInViewport();
    await next(page).focus();
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    await next(page).blur();
    await expect(next(page)).not.toBeInViewport();
    await scrollTo(page, 1_300);
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    const title = next(page).getByText(nextOf(essay).label);
    await expect
      .poll(async () => (await edgesOf(title)).bottom > (await edgesOf(title)).top, 'title in the middle')
      .toBe(width >= 1_120);
    await scrollTo(page, 1_000_000);
    await expect.poll(() => distance(page)).toEqual([20, 20]);
    await expect
      .poll(async () => (await title.boundingBox())?.height, 'at the end it names the next page')
      .toBeGreaterThan(10);
    expect(await coveredTexts(page), `at the end, at ${width} px`).toEqual([]);
  }
  await widen(page, 2_560);
  for (const y of [0, 1_000, 2_000]) {
    await scrollTo(page, y);
    await expect.poll(() => distance(page), 'in a window with a margin').toEqual([20, 20]);
    expect(await coveredTexts(page)).toEqual([]);
  }
});

test('at the end of a page Next covers no text', async ({ page }) => {
  for (const route of [essay, '/work/experience', '/bookmarks/econtalk']) {
    await open(page, route);
    for (const width of [390, 768, 1_120, 1_440, 1_920]) {
      await widen(page, width);
      await scrollTo(page, 0);
      await expect
        .poll(async () => {
          // Scrolls again each time, because the page may still grow after a change of its width.
          await scrollTo(page, 1_000_000);
          return distance(page);
        })
        .toEqual([20, 20]);
      expect(await coveredTexts(page), `the end of ${route} at ${width} px`).toEqual([]);
    }
  }
});
