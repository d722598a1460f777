import type { Browser, Page } from '@playwright/test';
import { settled } from '../storybook.ts';

/** Opens a window with a fixed date, in which the scripts of pages start at once instead of when idle. */
export const openWindow = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  await page.clock.setFixedTime('2026-11-23T09:00:00Z');
  await page.addInitScript(() => {
    document.addEventListener('site:ready', () => Object.assign(window, { siteIsReady: true }));
    document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('touchstart')));
  });
  return page;
};

/** Opens a page, replaces what differs from run to run, and waits until everything has arrived. */
export const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => 'siteIsReady' in window);
  await page.evaluate(() => {
    // The year of the build.
    for (const notice of document.querySelectorAll('span'))
      if (notice.textContent.startsWith('© '))
        notice.textContent = notice.textContent.replace(/\d{4}/, '2026');
    // The port of the server.
    for (const article of document.querySelectorAll<HTMLElement>('article:has(> footer > span)')) {
      article.style.removeProperty('--site-address');
      article.querySelector(':scope > footer > span')!.textContent = 'example.org';
    }
    // The day of the build, and the day on which the questions of this run were answered.
    for (const time of document.querySelectorAll('article > footer time, section article time'))
      time.textContent = '23 November 2026';
  });
  await settled(page);
  // Waits for an app in a frame, which arrives after its page. Print styles hide the frame.
  for (const frame of page.frames().slice(1)) {
    if (!(await (await frame.frameElement()).isVisible())) continue;
    await frame.waitForFunction(() => 'siteIsReady' in window);
    await settled(frame);
  }
};

/** Matches lines of an aria snapshot that show the structure. Paragraphs, lists and plain text are in the pictures. */
const structural =
  /^ *- (banner|navigation|main|complementary|contentinfo|region|form|search|article|figure|dialog|heading|link|button|textbox|combobox|img|alert|status)\b/;

/** Returns the lines of the aria snapshot that name landmarks, headings, pictures and controls. */
export const structureOfPage = async (page: Page): Promise<string> => {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const named = lines.filter((line) => structural.test(line));
  return named.map((line) => `${line.replace(/:$/, '')}\n`).join('');
};
