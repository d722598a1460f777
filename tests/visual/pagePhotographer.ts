import type { BrowserContext, Page } from '@playwright/test';
import { seededQuestions } from './site.ts';
import { settled } from './settled.ts';

/** The year that every footer shows: the calendar must not change a picture. */
const year = '2026';

/** The scripts begin at once instead of when the browser is idle. */
export const prepareForPages = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    document.addEventListener('site:ready', () => Object.assign(window, { siteIsReady: true }));
    document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('touchstart')));
  });
};

/** A page as a visitor sees it once everything has arrived. */
export const openPage = async (page: Page, address: string, route: string): Promise<void> => {
  await page.goto(`${address}${route}`);
  await page.waitForFunction(() => 'siteIsReady' in window);
  if (route === '/interactive/ama')
    await page
      .getByRole('region', { name: 'All Questions' })
      .getByRole('article')
      .nth(seededQuestions.length - 1)
      .waitFor();
  await page
    .locator('footer')
    .getByText(/© \d{4}/)
    .evaluate((notice, shown) => {
      notice.textContent = notice.textContent.replace(/\d{4}/, shown);
    }, year);
  await settled(page);
};

export const photographPage = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/** What structure is made of; paragraphs, lists and plain words are on the picture. */
const structural =
  /^- (banner|navigation|main|complementary|contentinfo|region|form|search|article|figure|dialog|heading|link|button|textbox|combobox|img|alert|status)\b/;

/** The lines of an aria snapshot that name landmarks, headings and what can be pressed, one below the other. */
export const structureIn = (snapshot: string): string => {
  const parents: number[] = [];
  const lines: string[] = [];
  for (const line of snapshot.split('\n')) {
    const depth = line.search(/\S/);
    if (!structural.test(line.trim())) continue;
    while (parents.length > 0 && (parents.at(-1) ?? 0) >= depth) parents.pop();
    lines.push(`${'  '.repeat(parents.length)}${line.trim().replace(/:$/, '')}`);
    parents.push(depth);
  }
  return `${lines.join('\n')}\n`;
};

export const structureOfPage = async (page: Page): Promise<string> =>
  structureIn(await page.locator('body').ariaSnapshot());
