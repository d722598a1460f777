import type { Locator } from '@playwright/test';
import { edgesOf } from './edges.ts';
import { setFontSize } from './fontSize.ts';
import { expect, open, test } from './journey.ts';
import { widen } from './windowWidths.ts';

/** Texts of boxes that are too narrow for them. */
const tooNarrow = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
  );

test('with text at 200 % a phone keeps menu button, title and dates readable', async ({ page }) => {
  await page.goto('/interactive/book');
  await setFontSize(page, 32);
  const calendar = page.getByRole('radiogroup').first();
  for (const width of [390, 320]) {
    await widen(page, width);
    const button = page.getByRole('button', { name: /^Showing page/ });
    expect((await edgesOf(button)).right).toBeLessThanOrEqual(width);
    const [title, lead] = await page
      .locator('main :is(h1, h1 + p)')
      .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    expect(title).toBeGreaterThan(lead ?? 0);
    await expect(calendar.getByRole('radio').first()).toBeVisible();
    expect(await tooNarrow(calendar.locator('span, label'))).toEqual([]);
  }
});

test('with text at 200 % a wide window shows the menus like a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/writing/tango/non-dancers');
  await setFontSize(page, 32);
  const button = page.getByRole('button', { name: /^Showing/ });
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await button.click();
  await page.getByRole('link', { name: 'Exercises Ideas' }).click();
  await expect(page).toHaveURL(/\/writing\/tango\/exercises$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
