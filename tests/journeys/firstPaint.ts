import type { Page } from '@playwright/test';

/** Lets no script of the site arrive: what is on the page then is what the first paint shows. */
export const holdScripts = async (page: Page): Promise<void> => {
  await page.route('**/assets/*.js', () => {
    // Neither answered nor refused.
  });
};

/**
 * Looks at every frame from the first one that shows the page, until asked. Returns what was seen, each state
 * once and in order: more than one state is a flash.
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
