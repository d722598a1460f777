import type { Page } from '@playwright/test';

/**
 * Calls `look` on every frame from the first one that shows the page. The returned function gives the different
 * results in order: more than one of them is a flash.
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
