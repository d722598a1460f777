import {
  answer,
  cards,
  explore,
  explorerPath,
  holdEmotion,
  input,
  result,
  send,
  words,
} from './emotionExplorer.ts';
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
  await expect(result(page).getByRole('heading', { name: word })).toBeVisible();
  await page.reload();
  await expect(result(page).getByRole('heading', { name: word })).toBeVisible();
  for (const stop of ['/bookmarks', '/projects', explorerPath]) await follow(page, stop);
  await expect(result(page).getByRole('heading', { name: word })).toBeVisible();
});

test('an answer that arrives after the visitor has left waits for them', async ({ page }) => {
  const respond = await holdEmotion(page);
  await explore(page, 'calm');
  await follow(page, '/writing');
  await respond((route) => route.fulfill({ json: answer }));
  await follow(page, '/projects');
  await page.goBack();
  await expect(page).toHaveURL('/writing');
  await page.goForward();
  await follow(page, explorerPath);
  await expect(result(page)).toContainText(answer.intro);
  await expect(input(page)).toHaveValue('calm');
});

test('explores a feeling typed on Home, and not one that was sent before', async ({ page }) => {
  const respond = await holdEmotion(page);
  await explore(page, 'calm');
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
