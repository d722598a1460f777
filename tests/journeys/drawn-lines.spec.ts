import type { Page } from '@playwright/test';
import { sections } from './content.ts';
import { framesOf } from './firstPaint.ts';
import { expect, open, test } from './journey.ts';
import { toggle } from './mobileViews.ts';
import { follow } from './moving.ts';
import { widen } from './windowWidths.ts';

/** Bookmarks and projects have pictures instead of a line. */
const overviews = sections
  .map(({ path }) => path)
  .filter((path) => !['/bookmarks', '/projects'].includes(path));

/** Whether the end of the red line is drawn, or null on a page without such a line. */
const isEnded = () => {
  const line = document.querySelector<SVGPathElement>('main [pathLength="880"]');
  return line && line.isPointInStroke(line.getPointAtLength(line.getTotalLength() - 1));
};

/** How much of the line that the window shows is drawn at the start, half-way and at last, from 0 to 1. */
const drawnParts = (page: Page) =>
  page.locator('main [pathLength="880"]').evaluate((line: SVGPathElement) => {
    line.style.animation = 'none';
    line.getBoundingClientRect();
    line.style.animation = '';
    const { left = 0, right = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
    const matrix = line.getScreenCTM() ?? undefined;
    const visible = Array.from({ length: 200 }, (_, part) =>
      line.getPointAtLength((line.getTotalLength() * part) / 200),
    ).filter((point) => {
      const { x } = DOMPoint.fromPoint(point).matrixTransform(matrix);
      return x > left && x < right;
    });
    const [drawing] = line.getAnimations();
    drawing?.pause();
    return [0, 250, 699].map((time) => {
      if (drawing) drawing.currentTime = time;
      return visible.filter((point) => line.isPointInStroke(point)).length / visible.length;
    });
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the red line of an overview runs in once, and nothing of it flashes before', async ({ page }) => {
    const frames = await framesOf(page, isEnded);
    await open(page, '/work');
    await expect.poll(frames).toEqual([false, true]);
    await follow(page, '/bookmarks');
    await follow(page, '/work');
    await expect.poll(frames, 'on a later page').toEqual([false, true, null, false, true]);
  });

  test('a line is not drawn again when a phone’s menu closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/work']) {
      await open(page, path);
      await toggle(page).click();
      await expect(page.getByRole('main')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('main')).toBeVisible();
      const line = page.locator('main path[pathLength]').first();
      expect(await line.evaluate((path) => path.getAnimations().length), path).toBe(0);
    }
  });

  test('the red line begins at the edge of the menu', async ({ page, watch }) => {
    watch.expectError(/status of 404/);
    const others = [...overviews, '/no-such-page', '/bookmarks/no-such-bookmark'].map((path) => [
      path,
      1_440,
    ]);
    for (const [path, width] of [['/work', 390], ['/work', 2_560], ...others] as [string, number][]) {
      await widen(page, width);
      await open(page, path);
      const [start, half, end] = await drawnParts(page);
      expect.soft(start, `${path} at ${width} px`).toBeLessThan(0.1);
      expect.soft(half, `${path} at ${width} px, half-way`).toBeGreaterThan(0.1);
      expect.soft(half, `${path} at ${width} px, half-way`).toBeLessThan(0.9);
      expect.soft(end, `${path} at ${width} px, at last`).toBeGreaterThan(0.99);
    }
  });
});

test('with reduced motion the red line is complete from the first frame on', async ({ page }) => {
  const frames = await framesOf(page, isEnded);
  for (const path of overviews) {
    await open(page, path);
    expect(await frames(), path).toEqual([true]);
  }
});
