import { expect, open, test } from './journey.ts';
import { setFontSize, widen } from './layout.ts';

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
