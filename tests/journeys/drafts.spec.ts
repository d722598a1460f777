import type { Page } from '@playwright/test';
import {
  answerField,
  answerPath,
  ask,
  entry,
  hold,
  logIn,
  nameField,
  questionField,
  questionsPath,
  submit,
} from './askMeAnything.ts';
import { expect, open, test } from './journey.ts';
import { follow } from './moving.ts';

/** Goes to a page of Interactive through another section. */
const walkTo = async (page: Page, route: string) => {
  for (const stop of ['/writing', '/interactive', route]) await follow(page, stop);
};

test('keeps half-written texts in memory until they are sent', async ({ page }) => {
  page.on('dialog', (alert) => alert.accept());
  await open(page, '/interactive/ama');
  await ask(page, 'What do you keep?');
  await logIn(page);
  const item = entry(page, 'What do you keep?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await answerField(item).fill('Nearly everything');
  await nameField(page).fill('A reader');
  await questionField(page).fill('Half a');
  await walkTo(page, '/interactive/share');
  const message = page.getByLabel('Your message');
  await page.getByLabel('Your e-mail').fill('reader@');
  await message.fill('Half a letter');

  await walkTo(page, '/interactive/ama');
  await expect(questionField(page)).toHaveValue('Half a');
  await expect(nameField(page)).toHaveValue('A reader');
  await expect(answerField(item)).toHaveValue('Nearly everything');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Half|reader|Nearly/);
  await ask(page, 'Half a question?');
  await walkTo(page, '/interactive/share');
  await expect(message).toHaveValue('Half a letter');
  await expect(page.getByLabel('Your e-mail')).toHaveValue('reader@');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveValue('');

  await walkTo(page, '/interactive/ama');
  await expect(questionField(page)).toHaveValue('');
  await walkTo(page, '/interactive/share');
  await expect(message).toHaveValue('');
});

test('a text that is sent while the visitor reads elsewhere is gone when they return', async ({ page }) => {
  await open(page, '/interactive/ama');
  await ask(page, 'Is it sent from afar?');
  await logIn(page);
  const item = entry(page, 'Is it sent from afar?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await answerField(item).fill('Yes, from afar.');
  const answer = await hold(page, answerPath);
  const answered = page.waitForResponse(answerPath);
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await walkTo(page, '/interactive/share');
  await answer.letGo();
  await answered;
  await walkTo(page, '/interactive/ama');
  await expect(item).toContainText('Yes, from afar.');
  await expect(answerField(item)).toHaveCount(0);

  const question = await hold(page, questionsPath);
  await questionField(page).fill('And this one?');
  await submit(page).click();
  await walkTo(page, '/interactive/share');
  await walkTo(page, '/interactive/ama');
  await expect(questionField(page)).toHaveValue('And this one?');
  await question.letGo();
  await expect(entry(page, 'And this one?')).toBeVisible();
  await expect(questionField(page)).toHaveValue('');
});
