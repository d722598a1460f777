import type { Route } from '@playwright/test';
import { adminPassword } from '../server.mjs';
import {
  alertLine,
  answerField,
  answerPath,
  ask,
  beginAnswer,
  dialog,
  entry,
  hold,
  list,
  logIn,
  loginLink,
  sendAnswer,
} from './askMeAnything.ts';
import { expectNoViolationAnywhere } from './checker.ts';
import { expect, open, test } from './journey.ts';

const failed = 'Failed to submit answer (check your admin password).';

test.beforeEach(({ page }) => open(page, '/interactive/ama'));

test('admin mode needs a password and has one notice; leaving it removes the buttons', async ({ page }) => {
  await ask(page, 'Who is there?');
  const notice = page.getByText('Admin mode is on. The password is checked with each answer.');
  const announcement = list(page).getByRole('status');
  await loginLink(page).click();
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(`${alert.type()}: ${alert.message()}`);
    return alert.accept();
  });
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => alerts).toEqual(['alert: Please enter admin password!']);
  await expect(dialog(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(announcement).toHaveText('Admin mode is on: questions can be answered.');
  await expect(notice).toHaveCount(1);
  await expect(notice).toBeInViewport();
  await expect(page.getByText(/^Your question is in the list/)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Leave admin mode' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announcement).toHaveText('Admin mode is off.');
  await expect(loginLink(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add answer' })).toHaveCount(0);
});

test('shows an answer from another tab before it replaces it', async ({ page, server }) => {
  const id = await server.ask('Which of the two?');
  await server.ask('And of three?');
  await page.reload();
  await logIn(page);
  const item = entry(page, 'Which of the two?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await answerField(item).fill('The first.');
  await server.answer(id, 'The second, from another tab.');
  const sent: string[] = [];
  page.on('request', (call) => call.method() === 'POST' && sent.push(call.url()));
  await sendAnswer(page).click();
  await expect(item.getByRole('status')).toContainText('The second, from another tab.');
  await expect(answerField(item)).toHaveValue('The first.');
  await expect(answerField(item)).toBeInViewport();
  expect(sent).toEqual([]);
  const call = await hold(page, answerPath);
  await sendAnswer(page).click();
  const other = entry(page, 'And of three?');
  await other.getByRole('button', { name: 'Add answer' }).click();
  const lists = await hold(page, '**/api/questions?*answered=*', 'GET');
  await call.letGo();
  await expect.poll(lists.calls).toBe(2);
  await expect(item, 'before the list has reloaded').toContainText('The first.');
  await expect(item).not.toContainText('The second');
  await expect(sendAnswer(page)).toBeEnabled();
  await lists.letGo();
  await expect(answerField(other), 'an editor that was opened meanwhile stays').toBeVisible();
});

test('an answer is added after three failures, and edited', async ({ page, watch }) => {
  watch.expectError(/Server error|status of (403|503)/);
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().includes('/answer') && sent.push(request.postDataJSON()));
  const item = await beginAnswer(page, 'Does it change?', 'not the password');
  await answerField(item).fill('  \n ');
  await sendAnswer(page).click();
  await expect(alertLine(page, 'Answer cannot be empty.')).toBeVisible();
  expect(sent).toEqual([]);
  await answerField(item).fill('Not yet.\nPerhaps later.');
  await sendAnswer(page).click();
  await expect(alertLine(page, failed)).toBeVisible();
  await expect(item.getByLabel('Password')).toBeFocused();
  await expect(answerField(item)).toHaveValue('Not yet.\nPerhaps later.');

  // Simulates a failure after the answer was saved. Only a wrong password must be typed again.
  const failLate = async (route: Route) => {
    await route.fetch();
    await route.fulfill({ status: 503 });
  };
  await page.route(answerPath, failLate, { times: 1 });
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(answerField(item)).toBeFocused();
  await expect(alertLine(page, failed)).toBeVisible();
  await expect(item.getByLabel('Password')).toHaveCount(0);
  await sendAnswer(page).press('Enter');
  await expect(item).toContainText('Not yet.');
  expect(sent.at(-1)).toEqual({
    id: expect.any(Number),
    answer: 'Not yet.\nPerhaps later.',
    password: adminPassword,
  });
  await expect(item.getByRole('button', { name: 'Edit answer' })).toBeFocused();
  const announcement = list(page).getByRole('status').first();
  const saved = /^The answer to question \d+ is in the list\.$/;
  await expect(announcement).toHaveText(saved);

  await page.keyboard.press('Enter');
  await page.keyboard.type(' Or not.');
  await expect(answerField(item)).toHaveValue('Not yet.\nPerhaps later. Or not.');
  // Simulates a question that is too old for the first page of answered ones.
  await page.route('**/api/questions?*answered=true', (route) => route.fulfill({ json: [] }));
  const call = await hold(page, answerPath);
  await sendAnswer(page).click();
  await answerField(item).pressSequentially(' Never.');
  await call.letGo();
  await expect(announcement).toHaveText(saved);
  await expect(answerField(item), 'what was typed meanwhile').toHaveValue(/Or not\. Never\.$/);
  await expect(answerField(item)).toBeFocused();
  await expect(item.getByRole('status'), 'it is no answer of another tab').toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(item).toContainText(/Or not\.Edit answer/);
  await expectNoViolationAnywhere(page, 'an answer');
});
