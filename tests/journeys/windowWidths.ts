import type { Page } from '@playwright/test';

/** Both sides of each breakpoint of the window, the extremes, and steps of at most a sixth of the width. */
export const sampledWidths = [
  320, 360, 390, 440, 500, 570, 639, 640, 700, 767, 768, 820, 880, 940, 1_000, 1_060, 1_119, 1_120, 1_160,
  1_200, 1_240, 1_280, 1_330, 1_380, 1_439, 1_440, 1_500, 1_580, 1_680, 1_790, 1_919, 1_920, 2_180, 2_560,
];

/** Sets the width of the window and waits until the layout has followed. */
export const widen = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (wide) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // On a busy machine the page hears of its new width later.
    while (innerWidth !== wide) await frame();
    await frame();
    await frame();
  }, width);
};
