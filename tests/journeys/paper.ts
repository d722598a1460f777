import type { Page } from '@playwright/test';

/** A4 at 96 dots an inch. */
export const paperSize = { width: 794, height: 1123 };

/** Applies print styles, and waits until the page knows. */
export const toPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => matchMedia('print').matches);
};
