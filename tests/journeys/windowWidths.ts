import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Both sides of each breakpoint, the extremes, and steps of at most a sixth. */
export const sampledWidths = [
  320, 375, 440, 520, 610, 639, 640, 767, 768, 880, 1_000, 1_119, 1_120, 1_280, 1_439, 1_440, 1_680, 1_919,
  1_920, 2_200, 2_560,
];

/** Sets the width of the window and waits for the layout. */
export const widen = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (wide) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // On a busy machine the page gets its new width later.
    while (innerWidth !== wide) await frame();
    await frame();
    await frame();
  }, width);
};

/** Changes the browser's setting for the size of letters, which is 16 by default. */
export const setFontSize = async (page: Page, pixels: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
};
