import {
  answer,
  emotionCall,
  explorerPath,
  holdEmotion,
  input,
  quick,
  result,
  send,
} from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';

test.beforeEach(({ page }) => open(page, explorerPath));

test('idle: an input with its placeholder, the three quick buttons, and nothing found yet', async ({
  page,
}) => {
  await expect(input(page)).toHaveValue('');
  for (const name of ['Calm', 'Angry', 'Bitter']) await expect(quick(page, name)).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  await expect(send(page)).toBeDisabled();
});

test('the quick buttons Calm, Angry and Bitter fill the input and send nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  for (const name of ['Calm', 'Angry', 'Bitter']) {
    await quick(page, name).click();
    await expect(input(page)).toHaveValue(name);
    await expect(quick(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('form [aria-pressed="true"]')).toHaveCount(1);
    await expect(send(page)).toBeEnabled();
  }
  expect(asked).not.toContain('POST');
});

test('Send is disabled while the input is empty or only white space', async ({ page }) => {
  for (const text of ['', ' ', '\t', '   ']) {
    await input(page).fill(text);
    await expect(send(page)).toBeDisabled();
    await input(page).press('Enter');
  }
  await expect(result(page)).toHaveCount(0);
  await input(page).fill(' a ');
  await expect(send(page)).toBeEnabled();
});

test('while it loads the button reads "Loading..." and is disabled', async ({ page }) => {
  const respond = await holdEmotion(page);
  await input(page).fill('calm');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await input(page).press('Enter');
  await respond((route) => route.fulfill({ json: answer }));
  await expect(send(page)).toBeEnabled();
});

test('the emotion is sent as typed, and the answer shows intro, names, languages, meanings and contexts', async ({
  page,
}) => {
  const respond = await holdEmotion(page);
  await input(page).fill(' a little lost ');
  const request = page.waitForRequest(emotionCall);
  await send(page).click();
  expect((await request).postDataJSON()).toEqual({ emotion: ' a little lost ' });
  await respond((route) => route.fulfill({ json: answer }));
  await expect(result(page)).toContainText(answer.intro);
  await expect(result(page).getByRole('article')).toHaveCount(6);
  for (const [index, emotion] of answer.emotions.entries())
    for (const text of Object.values(emotion))
      await expect(result(page).getByRole('article').nth(index)).toContainText(text);
});

test('a long text is sent whole; if the server refuses it, the page shows nothing', async ({
  page,
  watch,
}) => {
  watch.expectError(/Server error|status of 400/);
  const text = 'a feeling with no end '.repeat(50).trim();
  await input(page).focus();
  await page.keyboard.insertText(text);
  const request = page.waitForRequest(emotionCall);
  await send(page).click();
  expect((await request).postDataJSON()).toEqual({ emotion: text });
  expect((await (await request).response())?.status()).toBe(400);
  await expect(send(page)).toBeEnabled();
  await expect(result(page)).toHaveCount(0);
  await expect(input(page)).toHaveValue(text);
});

test('a new submit clears the previous result at once', async ({ page }) => {
  const respond = await holdEmotion(page);
  await input(page).fill('calm');
  await send(page).click();
  await respond((route) => route.fulfill({ json: answer }));
  await expect(result(page)).toContainText('Word 1');
  await input(page).fill('angry');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByText('Word 1', { exact: true })).toHaveCount(0);
  await expect(page.getByText(answer.intro)).toHaveCount(0);
  await respond((route) => route.fulfill({ json: { ...answer, intro: 'Another answer.' } }));
  await expect(result(page)).toContainText('Another answer.');
});

test('the tool works by keyboard alone, in the order input, quick buttons, Send', async ({ page }) => {
  await page.route(emotionCall, (route) => route.fulfill({ json: answer }));
  await input(page).focus();
  await page.keyboard.type('calm');
  for (const name of ['Calm', 'Angry', 'Bitter', 'Send']) {
    await page.keyboard.press('Tab');
    await expect(quick(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Word 1');
});
