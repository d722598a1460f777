import type { Page } from '@playwright/test';

/** Widths of the window in pixels, from 320 to 2560 unless it says otherwise. */
export const every = (step: number, from = 320, to = 2_560) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** Sets the width of the window and waits until the layout has followed. */
export const widen = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};
