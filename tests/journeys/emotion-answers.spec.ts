import { answer, emotionCall, explorerPath, input, quick, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

test('the answer is announced and its intro takes the focus', async ({ page }) => {
  await page.route(emotionCall, (route) => route.fulfill({ json: answer }));
  await input(page).fill('calm');
  await input(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: answer.intro })).toBeVisible();
  await expect(page.getByText(answer.intro)).toBeFocused();
});

test('markup in an answer is shown as text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1">';
  const emotion = { name: hostile, language: hostile, meaning: hostile, culturalContext: hostile };
  await page.route(emotionCall, (route) => route.fulfill({ json: { intro: hostile, emotions: [emotion] } }));
  await input(page).fill('calm');
  await send(page).click();
  await expect(result(page)).toContainText(hostile);
  await expect(result(page).locator('img')).toHaveCount(0);
});

test('the server answers with six words of six languages, each with meaning and context', async ({
  page,
}) => {
  await quick(page, 'Bitter').click();
  await send(page).click();
  const cards = result(page).getByRole('article');
  await expect(cards).toHaveCount(6);
  const names = await cards.getByRole('heading').allInnerTexts();
  expect(new Set(names).size).toBe(6);
  for (const card of await cards.all()) await expect(card).toContainText(/Cultural context/);
  await expect(result(page).getByRole('status').first()).not.toBeEmpty();
});

test('a cry for help is answered with care in its language, and a helpline that can be pressed', async ({
  page,
}) => {
  await input(page).fill('ich möchte nicht mehr aufwachen');
  await send(page).click();
  const words = result(page).getByText('Notruf');
  await expect(words).toBeFocused();
  await expect(words).toHaveAttribute('lang', 'de');
  const helpline = result(page).getByRole('link', { name: 'Find a Helpline' });
  await expect(helpline).toHaveAttribute('href', 'https://findahelpline.com');
});
