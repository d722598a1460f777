import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The edges of an element in the window, in pixels. */
export const edgesOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  const { x, y, width, height } = box;
  return { left: x, right: x + width, top: y, bottom: y + height };
};

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

/** Changes the font size in the browser's settings, which is 16 px by default. */
export const setFontSize = async (page: Page, pixels: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
};

/** A4 at 96 dots an inch. */
export const paperSize = { width: 794, height: 1123 };

/** A4 without the margins of the page. */
export const printedArea = { width: 658, height: 1013 };

/** Applies print styles, and waits until the page uses them. */
export const toPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => matchMedia('print').matches);
};

/**
 * Calls `look` on every frame. The returned function resolves to the results. A second one means that the page flashed.
 */
export const framesOf = async <T>(page: Page, look: () => T): Promise<() => Promise<T[]>> => {
  await page.addInitScript(`
    window.frames_seen = [];
    const look = ${look.toString()};
    const frame = () => {
      if (document.querySelector('main')) {
        const seen = JSON.stringify(look());
        if (window.frames_seen.at(-1) !== seen) window.frames_seen.push(seen);
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  `);
  return async () => {
    const seen = (await page.evaluate('window.frames_seen')) as string[];
    return seen.map((state) => JSON.parse(state) as T);
  };
};
