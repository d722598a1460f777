import { answer, cards, explore, explorerPath, holdEmotion, input, send, words } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';
import { follow } from './moving.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

test('restores answers after Back, Forward, a reload and other pages', async ({ page }) => {
  await explore(page, 'homesick');
  await expect(cards(page)).toHaveCount(6);
  const first = cards(page).getByRole('heading').first();
  const word = await first.innerText();
  await explore(page, 'furious');
  await expect(first).not.toHaveText(word);
  const respond = await holdEmotion(page);
  await explore(page, 'calm');
  await page.goBack();
  await expect(input(page), 'while another answer is missing').toHaveValue('homesick');
  await respond((route) => route.fulfill({ json: answer }));
  await expect(send(page)).toBeEnabled();
  await expect(first).toHaveText(word);
  await page.goBack();
  await expect(words(page)).toBeVisible();
  await page.goForward();
  await cards(page).getByRole('link', { name: word, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Words for /);
  await expect(page.locator('article[aria-current="location"]')).toContainText(word);
  await page.goBack();
  await expect(first).toHaveText(word);
  await page.reload();
  await expect(first).toHaveText(word);
  for (const stop of ['/projects', explorerPath]) await follow(page, stop);
  await expect(first).toHaveText(word);
});

test('answers wait for a visitor, and a feeling typed on Home comes first', async ({ page }) => {
  const respond = await holdEmotion(page);
  await explore(page, 'calm');
  await follow(page, '/writing');
  await respond((route) => route.fulfill({ json: answer }));
  for (const stop of ['/projects', explorerPath]) await follow(page, stop);
  await expect(page.getByText(answer.intro)).toBeVisible();
  await expect(input(page)).toHaveValue('calm');

  await explore(page, 'bitter');
  await follow(page, '/');
  await page.getByRole('textbox', { name: 'Right now I feel' }).fill('homesick');
  await page.getByRole('button', { name: 'Find words' }).click();
  await respond((route) => route.fulfill({ json: answer }));
  await respond((route) => route.continue());
  await expect(cards(page).getByRole('link')).toHaveCount(6);
  await expect(input(page)).toHaveValue('homesick');
  await expect(page, 'the text is not in the address').toHaveURL(explorerPath);
  await page.goBack();
  await expect(page, 'Back leads to the page that sent the text').toHaveURL('/');
  await page.goForward();
  await expect(cards(page).getByRole('link')).toHaveCount(6);
  await expect(input(page)).toHaveValue('homesick');
});
