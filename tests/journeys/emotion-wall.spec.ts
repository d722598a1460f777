import { explorerPath, input } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

test('each word of the wall is one that the explorer explains', async ({ page }) => {
  const wall = page.getByRole('list', { name: /Sixteen words/ }).getByRole('listitem');
  await expect(wall).toHaveCount(16);
  for (const word of await wall.allInnerTexts()) {
    const response = await page.request.post('/api/emotion', { data: { emotion: word } });
    expect.soft(((await response.json()) as { intro: string }).intro, word).not.toContain('find no feeling');
  }
});

test('a press on a word of the wall fills the field, and only that word is marked', async ({ page }) => {
  const word = page.getByRole('button', { name: 'Gelassenheit' });
  await expect(page.getByRole('list', { name: /Sixteen words/ }).locator('[aria-pressed=true]')).toHaveCount(
    0,
  );
  await word.click();
  await expect(input(page)).toHaveValue('Gelassenheit');
  await expect(word).toHaveAttribute('aria-pressed', 'true');
});

test('no word of the wall is broken, from 320 px up', async ({ page }) => {
  for (const width of [320, 390, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const words = page.getByRole('list', { name: /Sixteen words/ }).locator('span');
    for (const word of await words.all()) {
      const lines = await word.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      const text = await word.innerText();
      expect(lines, `${text} at ${width}`).toBeLessThanOrEqual(text.split(' ').length);
    }
  }
});
