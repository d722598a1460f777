import {
  answerField,
  answerPath,
  beginAnswer,
  entry,
  hold,
  nameField,
  questionField,
  questionsPath,
  sendAnswer,
  submit,
} from './askMeAnything.ts';
import { expect, open, test } from './journey.ts';
import { follow } from './moving.ts';

test('half-written texts stay until they are sent, also from elsewhere', async ({ page }) => {
  await open(page, '/interactive/ama');
  const item = await beginAnswer(page, 'What do you keep?');
  await answerField(item).fill('Nearly everything');
  await nameField(page).fill('A reader');
  await questionField(page).fill('Half a question?');
  for (const stop of ['/writing', '/interactive', '/interactive/share']) await follow(page, stop);
  const email = page.getByLabel('Your e-mail');
  const message = page.getByLabel('Your message');
  await email.fill('reader@');
  await message.fill('Half a letter');

  await follow(page, '/interactive/ama');
  await expect(questionField(page)).toHaveValue('Half a question?');
  await expect(nameField(page)).toHaveValue('A reader');
  await expect(answerField(item)).toHaveValue('Nearly everything');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Half|reader|Nearly/);
  const answer = await hold(page, answerPath);
  const answered = page.waitForResponse(answerPath);
  await sendAnswer(page).click();
  await follow(page, '/interactive/share');
  await expect(message).toHaveValue('Half a letter');
  await expect(email).toHaveValue('reader@');
  await answer.letGo();
  await answered;
  await follow(page, '/interactive/ama');
  await expect(item).toContainText('Nearly everything');
  await expect(answerField(item)).toHaveCount(0);

  const question = await hold(page, questionsPath);
  await submit(page).click();
  for (const stop of ['/interactive/share', '/interactive/ama']) await follow(page, stop);
  await expect(questionField(page)).toHaveValue('Half a question?');
  await question.letGo();
  await expect(entry(page, 'Half a question?')).toBeVisible();
  await expect(questionField(page)).toHaveValue('');
});
