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
