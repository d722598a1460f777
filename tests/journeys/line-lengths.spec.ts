import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { sampledWidths, widen } from './windowWidths.ts';

/** Characters on a line of each longer paragraph, and the width of the first one in pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(p, li)')].filter(
      (text) =>
        !text.closest('aside, figure, nav, header, footer, form') &&
        !text.querySelector('p, li') &&
        text.innerText.trim().length > 110,
    );
    // Every line is added before the first one is measured: one layout serves them all.
    const lines = texts.map((text) => {
      const { paddingLeft, paddingRight } = getComputedStyle(text);
      const room = text.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const line = document.createElement('span');
      line.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
      line.textContent = text.innerText;
      return { text, line, room };
    });
    for (const { text, line } of lines) text.append(line);
    const characters = lines.map(({ line, room }) =>
      Math.round((room * (line.textContent?.length ?? 0)) / line.getBoundingClientRect().width),
    );
    for (const { line } of lines) line.remove();
    return {
      width: lines[0]?.room ?? 0,
      characters,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });

/** The words on the last line of each entrance text. */
const lastLines = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Where to start' })
    .locator('a > span')
    .evaluateAll((spans) =>
      spans.map((span) => {
        const text = span.firstChild as Text;
        const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return { word, top: range.getBoundingClientRect().top };
        });
        return words.filter(({ top }) => top === words.at(-1)?.top).map(({ word }) => word);
      }),
    );

/** A page, and what else has to hold on it at each width. */
const pages: [name: string, route: string, alsoHolds?: (page: Page, width: number) => Promise<void>][] = [
  [
    'a text with notes keeps its measure, and has the notes beside it on wide windows',
    '/writing/tango/non-dancers',
    async (page, width) => {
      const note = await page.getByRole('note').first().boundingBox();
      const text = await page.getByRole('article').first().locator('header ~ div > p').first().boundingBox();
      if (!note || !text) throw new Error('No note, or no text');
      const isBeside = note.x > text.x + text.width;
      if (width <= 1_120 || width >= 1_440) expect(isBeside, `notes at ${width}`).toBe(width >= 1_440);
    },
  ],
  [
    'a text without notes keeps its measure, reserves no room for them, and grows with the window',
    '/writing/tango/mentoring',
    async (page, width) => {
      const article = page.getByRole('article').first();
      const [paragraph, size] = await article
        .locator('header ~ div > p')
        .first()
        .evaluate((text) => [text.clientWidth, parseFloat(getComputedStyle(text).fontSize)] as const);
      if (width === 1_120)
        expect(paragraph).toBe(Math.min(await article.evaluate(({ clientWidth }) => clientWidth), 624));
      const pixels = { 1_440: 20, 1_680: 22, 1_920: 22.25, 2_560: 23 }[width];
      if (pixels) expect(Math.abs(size - pixels), `font size at ${width}`).toBeLessThan(0.25);
      const content = await page.getByRole('main').boundingBox();
      if (width >= 1_120 && width < 1_440)
        expect(content?.x, `the two menus at ${width}`).toBeLessThanOrEqual(width * 0.3);
    },
  ],
  [
    'a text with drawings beside it keeps its measure, and rules end where the content below them ends',
    '/work/experience',
    async (page, width) => {
      const [rule, below] = await page
        .getByRole('region', { name: 'A geocoding API' })
        .evaluate((section) => [
          section.getBoundingClientRect().right,
          Math.max(...[...section.children].map((child) => child.getBoundingClientRect().right)),
        ]);
      expect(below, `at ${width}`).toBeCloseTo(rule ?? 0, 0);
    },
  ],
  ['the collage keeps its measure', '/projects/emotion-explorer'],
  [
    'the introduction of Home keeps its measure, no entrance text ends with a single word, the theme switch is centred',
    '/',
    async (page, width) => {
      if (width >= 768 && width < 1_440) {
        const rail = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
        const box = await page.getByRole('group', { name: 'Theme' }).boundingBox();
        if (!rail || !box) throw new Error('No rail, or no switch in it');
        const [before, after] = [box.x - rail.x, rail.x + rail.width - box.x - box.width];
        expect(Math.min(before, after), `at ${width}`).toBeGreaterThanOrEqual(6);
        expect(Math.abs(before - after), `at ${width}`).toBeLessThanOrEqual(2);
      }
      for (const words of width >= 800 ? await lastLines(page) : [])
        expect(words.length, `${words.join(' ')} at ${width}`).toBeGreaterThan(1);
    },
  ],
];

for (const [name, route, alsoHolds] of pages)
  test(`${name}, at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await open(page, route);
    let before = 0;
    for (const width of sampledWidths) {
      await widen(page, width);
      const { width: present, characters, overflow } = await measure(page);
      expect(overflow, `overflow at ${width}`).toBe(0);
      if (width >= 768) {
        expect(Math.min(...characters), `at ${width}`).toBeGreaterThanOrEqual(42);
        expect(Math.max(...characters), `at ${width}`).toBeLessThanOrEqual(85);
      }
      const change = before === 0 ? 1 : present / before;
      expect(
        Math.min(change, 1 / change),
        `${before} px before ${width}, ${present} at it`,
      ).toBeGreaterThanOrEqual(0.8);
      before = present;
      await alsoHolds?.(page, width);
    }
  });
