import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { every, widen } from './windowWidths.ts';

/** Coarser above 1440 px, where no breakpoint is but two. */
const widths = [...every(20, 320, 1_480), ...every(60, 1_540)];

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

for (const [name, route] of [
  ['a text with notes', '/writing/tango/non-dancers'],
  ['a text without notes', '/writing/tango/mentoring'],
  ['a text with drawings beside it', '/work/experience'],
  ['the collage', '/projects/emotion-explorer'],
  ['the introduction of Home', '/'],
] as const)
  test(`${name} keeps its measure at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await open(page, route);
    let before = 0;
    for (const width of widths) {
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
    }
  });

test('notes are beside the text where it keeps its measure, and a page without notes reserves nothing', async ({
  page,
}) => {
  await open(page, '/writing/tango/non-dancers');
  const note = page.getByRole('note').first();
  const text = page.getByRole('article').first().locator('header ~ div > p').first();
  const isBeside = async () => {
    const [noteBox, textBox] = [await note.boundingBox(), await text.boundingBox()];
    return noteBox && textBox && noteBox.x > textBox.x + textBox.width;
  };
  for (const [width, beside] of [
    [820, false],
    [1_120, false],
    [1_440, true],
    [1_920, true],
  ] as const) {
    await widen(page, width);
    await expect.poll(isBeside, { message: String(width) }).toBe(beside);
  }
  await widen(page, 1_120);
  await open(page, '/writing/tango/mentoring');
  const room = await page
    .getByRole('article')
    .first()
    .evaluate((article) => article.clientWidth);
  expect(await text.evaluate((paragraph) => paragraph.clientWidth)).toBe(Math.min(room, 624));
});

test('large windows get larger text', async ({ page }) => {
  await open(page, '/writing/tango/mentoring');
  const size = () =>
    page
      .locator('main article header ~ div > p')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  for (const [width, pixels] of [
    [1_440, 20],
    [1_680, 22],
    [1_920, 22.25],
    [2_560, 23],
  ] as const) {
    await widen(page, width);
    expect(Math.abs((await size()) - pixels), `at ${width}`).toBeLessThan(0.25);
  }
});
