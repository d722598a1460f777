import type { Route } from '@playwright/test';
import {
  alertLine,
  answerField,
  answerPath,
  ask,
  beginAnswer,
  entry,
  hold,
  list,
  loginLink,
  nameField,
  questionField,
  questionsPath,
  sendAnswer,
  submit,
} from './askMeAnything.ts';
import { titleOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { edgesOf } from './layout.ts';
import { follow, h1 } from './moving.ts';

test('an empty question is not sent; others are listed first, with a link', async ({ page, freshServer }) => {
  const sent: unknown[] = [];
  page.on('request', (call) => call.url().endsWith('/api/questions') && sent.push(call.postDataJSON()));
  await open(page, `${freshServer.url}/interactive/ama`);
  await expect(h1(page)).toHaveText(titleOf('/interactive/ama'));
  await expect(list(page)).toContainText('Nobody has asked yet.');
  const [all, login] = await Promise.all([list(page), loginLink(page)].map((part) => part.boundingBox()));
  expect(login?.y).toBeGreaterThan((all?.y ?? 0) + (all?.height ?? 0) - 1);
  await expect(questionField(page)).toHaveAccessibleDescription(/^I don’t read a question before it appears/);
  const { right, top, bottom } = await edgesOf(submit(page));
  const advice = await edgesOf(page.getByText('before it appears'));
  expect(advice.bottom, 'is above the button').toBeLessThan(top);
  const besideIt = { x: right + 1, y: (top + bottom) / 2 };
  const node = page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.nodeName, besideIt);
  expect(await node, 'the line begins at the button').toBe('path');
  const empty = alertLine(page, 'Question cannot be empty.');
  for (const letters of ['', '\u200b\u2800\u3164']) {
    await questionField(page).fill(letters);
    await expect(empty, 'once something is typed').toBeHidden();
    await submit(page).click();
    await expect(empty).toBeVisible();
    await expect(questionField(page)).toBeFocused();
    await expect(submit(page)).toBeEnabled();
  }
  expect(sent).toEqual([]);

  await ask(page, 'Is the second lane faster?');
  await expect(empty).toBeHidden();
  await expect(entry(page, 'Is the second lane faster?')).toContainText('Anonymous asks');
  await expect(entry(page, 'Is the second lane faster?')).toContainText('No answer yet.');
  await expect(list(page)).toContainText('1 asked, 0 answered');
  await nameField(page).fill('A reader');
  await questionField(page).fill('What is sent?');
  await submit(page).press('Enter');
  await expect(entry(page, 'What is sent?')).toContainText('A reader asks');
  expect(sent.at(-1)).toMatchObject({ question: 'What is sent?', name: 'A reader' });
  for (const field of [nameField(page), questionField(page)]) await expect(field).toHaveValue('');
  const asked = ['What is sent?', 'Is the second lane faster?'];
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(asked);
  const status = page.getByText('Your question is in the list as No. 2.');
  await expect(status).toHaveRole('status');
  await expect(submit(page)).toBeFocused();
  await expect(entry(page, 'What is sent?'), 'is highlighted').toHaveAttribute('aria-current');
  await status.getByRole('link').click();
  await expect(entry(page, 'What is sent?').getByRole('heading')).toBeFocused();
  await expect(entry(page, 'What is sent?')).toBeInViewport();
});

test('a question is sent once and listed at once, and what is typed meanwhile stays', async ({ page }) => {
  await open(page, '/interactive/ama');
  await beginAnswer(page, 'An older question?');
  const sending = page.getByRole('button', { name: 'Submitting...' });
  const question = await hold(page, questionsPath);
  const lists = await hold(page, '**/api/questions?*', 'GET');
  await questionField(page).fill('Slow question?');
  await submit(page).dblclick();
  for (const button of [sending, sendAnswer(page)]) await expect(button).toBeDisabled();
  await question.letGo();
  await expect.poll(lists.calls).toBe(2);
  for (const button of [submit(page), sendAnswer(page)]) await expect(button).toBeEnabled();
  await expect(questionField(page)).toHaveValue('');
  await expect(page.getByText(/^Your question is in the list/)).toBeVisible();
  await expect(entry(page, 'Slow question?'), 'before the list has reloaded').toBeVisible();
  await questionField(page).fill('Half a second');
  await Promise.all([page.waitForResponse('**/api/questions?*answered=false'), lists.letGo()]);
  await expect(questionField(page)).toHaveValue('Half a second');
  await expect(entry(page, 'Slow question?')).toHaveCount(1);
  expect(question.calls()).toBe(1);
  await page.unrouteAll();

  const answered = await hold(page, answerPath);
  await answerField(page).fill('A while.');
  await sendAnswer(page).dblclick();
  for (const button of [sending, sendAnswer(page)]) await expect(button).toBeDisabled();
  await answered.letGo();
  await expect(entry(page, 'An older question?').first()).toContainText('A while.');
  expect(answered.calls()).toBe(1);

  await test.step('a held one leaves the list, and has arrived', async () => {
    await page.route('**/api/questions?*answered=false', (route) => route.fulfill({ json: [] }));
    await questionField(page).fill('The eleventh today?');
    await submit(page).click();
    await expect(page.getByText('Your question has arrived.')).toBeVisible();
    await expect(entry(page, 'The eleventh today?')).toHaveCount(0);
  });
});

test('a failed question keeps the text and the list', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 503/);
  await open(page, '/interactive/ama');
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('answered=') && loads.push(request.url()));
  await page.route('**/api/questions', (route) => route.fulfill({ status: 503, body: 'secret details' }));
  await nameField(page).fill('A reader');
  await questionField(page).fill('Did this arrive?');
  await submit(page).click();
  await expect(alertLine(page, 'Failed to submit question.')).toBeVisible();
  await expect(questionField(page)).toBeFocused();
  await expect(questionField(page)).toHaveValue('Did this arrive?');
  await expect(nameField(page)).toHaveValue('A reader');
  await expect(submit(page)).toBeEnabled();
  await expect(page.locator('body')).not.toContainText('secret details');
  expect(loads).toEqual([]);
});

test('a failed list shows an error, and "Try again" loads it', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500/);
  await open(page, '/interactive/ama');
  await ask(page, 'Was I there all along?');
  await page.route(questionsPath, (route) => route.fulfill({ status: 500, body: 'secret details' }));
  await page.reload();
  const error = alertLine(page, 'Failed to load questions.');
  await expect(error).toContainText('Some below may be old');
  await expect(page.getByText(/Nobody has asked yet\.|secret details/)).toBeHidden();
  await expect(submit(page)).toBeEnabled();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(error).toBeVisible();
  await expect(again).toBeFocused();
  await page.unroute(questionsPath);
  await again.click();
  await expect(entry(page, 'Was I there all along?')).toBeVisible();
  await expect(error).toBeHidden();
  await expect(list(page).getByRole('heading', { name: 'All Questions' })).toBeFocused();

  await test.step('an older list that arrives later is ignored', async () => {
    const older: Route[] = [];
    await page.route(questionsPath, (route) => void older.push(route), { times: 2 });
    await page.reload();
    await ask(page, 'Who is newer?');
    await expect(list(page)).toContainText(/\d asked/);
    const empty = { json: [], headers: { 'x-total-count': '0' } };
    await Promise.all(older.map((route) => route.fulfill(empty)));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(list(page)).toContainText(/\d asked/);
  });
});

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
  await sendAnswer(page).click();
  await follow(page, '/interactive/share');
  await expect(message).toHaveValue('Half a letter');
  await expect(email).toHaveValue('reader@');
  await Promise.all([page.waitForResponse(answerPath), answer.letGo()]);
  await follow(page, '/interactive/ama');
  await expect(item).toContainText('Nearly everything');
  await expect(answerField(item)).toHaveCount(0);

  const question = await hold(page, questionsPath);
  await submit(page).click();
  for (const stop of ['/interactive/share', '/interactive/ama']) await follow(page, stop);
  await expect(questionField(page)).toHaveValue('Half a question?');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await question.letGo();
  await expect(entry(page, 'Half a question?')).toBeVisible();
  await expect(page.getByText(/^Your question is in the list/)).toBeVisible();
  await expect(questionField(page)).toHaveValue('');
});
