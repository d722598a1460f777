import { explorerPath } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

test('each word of the wall is one that the explorer explains', async ({ page }) => {
  const wall = page.getByRole('list', { name: /Sixteen words/ }).getByRole('listitem');
  for (const word of await wall.allInnerTexts()) {
    const response = await page.request.post('/api/emotion', { data: { emotion: word } });
    expect.soft(((await response.json()) as { intro: string }).intro, word).not.toContain('find no feeling');
  }
});

test('the sixteen word glyphs show their word under the pointer, with the focus and on a touch screen', async ({
  page,
  browser,
}) => {
  const wall = (on: typeof page) => on.getByRole('list', { name: /Sixteen words/ }).getByRole('listitem');
  await expect(wall(page)).toHaveCount(16);
  const word = wall(page).nth(3).getByText('Gelassenheit');
  await expect(word).toHaveCSS('opacity', '0');
  await wall(page).nth(3).hover();
  await expect(word).toHaveCSS('opacity', '1');
  await wall(page).nth(4).getByRole('button').focus();
  await page.keyboard.press('Shift+Tab');
  await page.mouse.move(0, 0);
  await expect(word).toHaveCSS('opacity', '1');

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await phone.goto(page.url());
  for (const one of await wall(phone).all()) await expect(one.locator('span')).toHaveCSS('opacity', '1');
  await context.close();
});
