import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Changes the browser's setting for the size of letters, which is 16 by default. */
export const setFontSize = async (page: Page, pixels: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
};
