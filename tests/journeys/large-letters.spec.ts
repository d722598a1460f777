import type { Locator } from '@playwright/test';
import { repeats, routes } from './content.ts';
import { expect, test } from './journey.ts';
import { overflows } from './overflows.ts';
import { expectWholeWords } from './wholeWords.ts';
import { widen } from './windowWidths.ts';

/** The browser setting for letters of twice the usual size. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

test('with text at 200 % nothing overflows and no word breaks in the middle', async ({ page, watch }) => {
  watch.expectError(/404 \(Not Found\)/);
  for (const route of [...routes, '/projects/emotion-explorer/words', '/nowhere', '/bookmarks/nowhere']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of repeats.has(route) ? [390, 320] : [1_280, 768, 390, 320]) {
      await widen(page, width);
      await expectWholeWords(page, `${route} at ${width} px`);
      const wide = await overflows(page);
      expect(
        width === 320 ? wide.filter((text) => /^H\d/.test(text)) : wide,
        `${route} at ${width} px`,
      ).toEqual([]);
    }
  }
});

/** Texts of boxes that are too narrow for them. */
const tooNarrow = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
  );

test('with text at 200 % a phone keeps menu button, title and dates readable', async ({ page }) => {
  await page.goto('/interactive/book');
  const calendar = page.getByRole('radiogroup').first();
  for (const width of [390, 320]) {
    await widen(page, width);
    const button = await page.getByRole('button', { name: /^Showing page/ }).boundingBox();
    expect(button && button.x + button.width).toBeLessThanOrEqual(width);
    const [title, lead] = await page
      .locator('main :is(h1, h1 + p)')
      .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    expect(title).toBeGreaterThan(lead ?? 0);
    await expect(calendar.getByRole('radio').first()).toBeVisible();
    expect(await tooNarrow(calendar.locator('span, label'))).toEqual([]);
  }
});
