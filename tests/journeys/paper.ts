import type { Page } from '@playwright/test';

/** A4 at 96 dots an inch. */
export const paperSize = { width: 794, height: 1123 };

/** A4 without the margins of the page. */
export const printedArea = { width: 658, height: 1013 };

/** Applies print styles, and waits until the page knows. */
export const toPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => matchMedia('print').matches);
};
