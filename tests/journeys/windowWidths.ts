import type { Locator, Page } from '@playwright/test';

/** Window widths in pixels, from 320 to 2560 by default. */
export const every = (step: number, from = 320, to = 2_560) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** Sets the width of the window and waits until the layout has followed. */
export const widen = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  // On a busy machine the page hears of its new width later.
  await page.waitForFunction((wide) => innerWidth === wide, width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Width of a field's placeholder and of the field's content box, in pixels. */
export const placeholderWidths = (field: Locator): Promise<readonly [needed: number, room: number]> =>
  field.evaluate((input: HTMLInputElement) => {
    const { letterSpacing, wordSpacing } = getComputedStyle(input);
    const line = document.createElement('span');
    line.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(input, '::placeholder').font}; letter-spacing: ${letterSpacing}; word-spacing: ${wordSpacing}`;
    line.textContent = input.placeholder;
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return [width, input.clientWidth] as const;
  });
