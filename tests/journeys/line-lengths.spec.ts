import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { setFontSize, widen } from './layout.ts';

/** Window widths: the narrowest and widest, both sides of each breakpoint, and others between them. */
const sampledWidths = [
  320, 375, 440, 520, 610, 639, 640, 767, 768, 880, 1_000, 1_119, 1_120, 1_280, 1_439, 1_440, 1_680, 1_919,
  1_920, 2_200, 2_560,
];

/** Measures characters per line in long paragraphs, width and font size of the first one, and the page's overflow. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(p, li)')].filter(
      (text) =>
        !text.closest('aside, figure, nav, header, footer, form') &&
        !text.querySelector('p, li') &&
        text.innerText.trim().length > 110,
    );
    // Adds all lines before measuring the first, so that the browser lays out once.
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
      letters: texts[0] ? parseFloat(getComputedStyle(texts[0]).fontSize) : 0,
      characters,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });

for (const [name, route] of [
  ['an essay with notes', '/writing/tango/non-dancers'],
  ['an essay without notes', '/writing/tango/mentoring'],
  ['a text with drawings beside it', '/work/experience'],
  ['a collage of cards', '/projects/emotion-explorer'],
  ['Home', '/'],
] as const)
  test(`${name} has readable lines at every width, without jumps`, async ({ page }) => {
    await open(page, route);
    let before = 0;
    for (const width of sampledWidths) {
      await widen(page, width);
      const { width: present, characters, overflow, letters } = await measure(page);
      expect(overflow, `overflow at ${width}`).toBe(0);
      expect(characters, `paragraphs at ${width}`).not.toEqual([]);
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
      if (name === 'an essay with notes') {
        const note = await page.getByRole('note').first().boundingBox();
        const text = await page
          .getByRole('article')
          .first()
          .locator('header ~ div > p')
          .first()
          .boundingBox();
        const isBeside = (note?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0);
        // At 1000 px the section menu is folded, which leaves room for notes.
        if (width <= 1_120 || width >= 1_440)
          expect(isBeside, `notes at ${width}`).toBe(width === 1_000 || width >= 1_440);
      }
      const pixels = { 1_440: 20, 1_680: 22, 1_920: 22.6, 2_560: 24.2 }[width];
      if (pixels && name === 'an essay without notes')
        expect(Math.abs(letters - pixels), `font size at ${width}`).toBeLessThan(0.25);
    }
  });

test('with text at 200 % menus, title and dates stay readable and in reach', async ({ page }) => {
  await open(page, '/interactive/book');
  await setFontSize(page, 32);
  const button = page.getByRole('button', { name: /^Showing/ });
  const calendar = page.getByRole('radiogroup').first();
  for (const width of [390, 320]) {
    await widen(page, width);
    await expect(button).toBeInViewport({ ratio: 1 });
    const [title, lead] = await page
      .locator('main :is(h1, h1 + p)')
      .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    expect(title).toBeGreaterThan(lead ?? 0);
    await expect(calendar.getByRole('radio').first()).toBeVisible();
    const tooNarrow = await calendar
      .locator('span, label')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map(String));
    expect(tooNarrow).toEqual([]);
  }
  await widen(page, 1_440);
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await button.click();
  await page.getByRole('link', { name: 'Share Anything' }).click();
  await expect(page).toHaveURL(/\/interactive\/share$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
