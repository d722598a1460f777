import {
  answerPath,
  submit,
  entry,
  alertLine,
  answerOne,
  askMany,
  loginLink,
  dialog,
  answerField,
  ask,
  logIn,
  hold,
} from './askMeAnything.ts';
import { expect, open, test } from './journey.ts';
import { adminPassword } from './server.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/interactive/ama');
});

test('logging in without a password is answered by a native alert, and the dialog stays', async ({
  page,
}) => {
  await loginLink(page).click();
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(`${alert.type()}: ${alert.message()}`);
    return alert.accept();
  });
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => alerts).toEqual(['alert: Please enter admin password!']);
  await expect(dialog(page).getByLabel('Password')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add answer' })).toHaveCount(0);
});

for (const way of ['Cancel', 'Escape'] as const)
  test(`${way} closes the login dialog and gives the focus back to its link`, async ({ page }) => {
    await loginLink(page).click();
    await expect(dialog(page).getByLabel('Password')).toBeFocused();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(loginLink(page)).toBeFocused();
  });

test('the password is not checked before an answer is submitted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await ask(page, 'Who checks?');
  const before = asked.length;
  await logIn(page, 'not the password');
  await expect(entry(page, 'Who checks?').getByRole('button', { name: 'Add answer' })).toBeVisible();
  expect(asked.slice(before).filter((address) => address.includes('/api/'))).toEqual([]);
});

test('a wrong password is reported when the answer is submitted; the text stays and the loading ends', async ({
  page,
  watch,
}) => {
  watch.expectError(/Server error|status of 403/);
  await ask(page, 'Is it right?');
  await logIn(page, 'not the password');
  await entry(page, 'Is it right?').getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('It is.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(alertLine(page, 'Failed to submit answer (check your admin password).')).toBeVisible();
  await expect(answerField(page)).toHaveValue('It is.');
  await expect(page.getByRole('button', { name: 'Submit answer' })).toBeEnabled();
  await expect(submit(page)).toBeEnabled();
});

test('an answer is added, edited and replaced, and the list reloads each time', async ({ page }) => {
  await ask(page, 'Does it change?', 'A reader');
  await logIn(page);
  const item = entry(page, 'Does it change?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await expect(answerField(item)).toBeFocused();
  await answerField(item).fill('Not yet.\nPerhaps later.');
  const request = page.waitForRequest(answerPath);
  await item.getByRole('button', { name: 'Submit answer' }).click();
  expect((await request).postDataJSON()).toEqual({
    id: expect.any(Number),
    answer: 'Not yet.\nPerhaps later.',
    password: adminPassword,
  });
  await expect(item).toContainText('Not yet.');
  await expect(item).not.toContainText('No answer yet.');

  await item.getByRole('button', { name: 'Edit answer' }).click();
  await expect(answerField(item)).toHaveValue('Not yet.\nPerhaps later.');
  await answerField(item).fill('Now it has.');
  await item.getByRole('button', { name: 'Submit answer' }).click();
  await expect(item).toContainText('Now it has.');
  await expect(item).not.toContainText('Not yet.');
  await expect(answerField(item)).toHaveCount(0);
});

test('an answer that arrived meanwhile is shown before it is replaced', async ({ page, request, server }) => {
  const [id] = await askMany(request, server.url, ['Which of the two?']);
  await page.reload();
  await logIn(page);
  const item = entry(page, 'Which of the two?');
  await item.getByRole('button', { name: 'Add answer' }).click();
  await answerField(item).fill('The first.');
  await answerOne(request, server.url, id, 'The second, from another tab.');
  const sent: string[] = [];
  page.on('request', (call) => call.method() === 'POST' && sent.push(call.url()));
  const submitAnswer = item.getByRole('button', { name: 'Submit answer' });
  await submitAnswer.click();
  await expect(item.getByRole('status')).toContainText('The second, from another tab.');
  await expect(answerField(item)).toHaveValue('The first.');
  await expect(answerField(item)).toBeInViewport();
  expect(sent).toEqual([]);
  await submitAnswer.click();
  await expect(answerField(item)).toHaveCount(0);
  await expect(item).toContainText('The first.');
  await expect(item).not.toContainText('The second');
});

test('the caret is at the end of the answer that is edited', async ({ page, request, server }) => {
  const [id] = await askMany(request, server.url, ['Where does it go on?']);
  await answerOne(request, server.url, id, 'Here');
  await page.reload();
  await logIn(page);
  const item = entry(page, 'Where does it go on?');
  await item.getByRole('button', { name: 'Edit answer' }).click();
  await page.keyboard.type(', and on.');
  await expect(answerField(item)).toHaveValue('Here, and on.');
});

test('an empty answer is answered at once: "Answer cannot be empty.", and nothing is sent', async ({
  page,
}) => {
  await ask(page, 'Say something?');
  await logIn(page);
  const call = await hold(page, answerPath);
  await entry(page, 'Say something?').getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('  \n ');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(alertLine(page, 'Answer cannot be empty.')).toBeVisible();
  expect(call.calls()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(alertLine(page, 'Answer cannot be empty.')).toBeHidden();
});

test('only one question at a time is in editing', async ({ page }) => {
  await ask(page, 'The first one?');
  await ask(page, 'The other one?');
  await logIn(page);
  await entry(page, 'The first one?').getByRole('button', { name: 'Add answer' }).click();
  await entry(page, 'The other one?').getByRole('button', { name: 'Add answer' }).click();
  await expect(answerField(page)).toHaveCount(1);
  await expect(answerField(entry(page, 'The other one?'))).toBeFocused();
});

for (const way of ['Cancel', 'Escape'] as const)
  test(`${way} leaves the editor, changes nothing and gives the focus back`, async ({ page }) => {
    await ask(page, `Never mind ${way}?`);
    await logIn(page);
    const add = entry(page, `Never mind ${way}?`).getByRole('button', { name: 'Add answer' });
    await add.click();
    await answerField(page).fill('A thought');
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(answerField(page)).toHaveCount(0);
    await expect(add).toBeFocused();
    await expect(entry(page, `Never mind ${way}?`)).toContainText('No answer yet.');
  });

test('while an answer is on its way the submit buttons are disabled, and a double press sends it once', async ({
  page,
}) => {
  await ask(page, 'How long?');
  await logIn(page);
  const call = await hold(page, answerPath);
  await entry(page, 'How long?').getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('A while.');
  await page.getByRole('button', { name: 'Submit answer' }).dblclick();
  await expect(page.getByRole('button', { name: /^Submit/ })).toHaveCount(2);
  for (const button of await page.getByRole('button', { name: /^Submit/ }).all())
    await expect(button).toBeDisabled();
  await call.letGo();
  await expect(entry(page, 'How long?')).toContainText('A while.');
  expect(call.calls()).toBe(1);
});

test('visitors see no buttons for answering, and leaving admin mode removes them', async ({ page }) => {
  await ask(page, 'Who may answer?');
  await expect(page.getByRole('button', { name: 'Add answer' })).toHaveCount(0);
  await logIn(page);
  await expect(entry(page, 'Who may answer?').getByRole('button', { name: 'Add answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave admin mode' }).last().click();
  await expect(page.getByRole('button', { name: 'Add answer' })).toHaveCount(0);
  await expect(loginLink(page)).toBeVisible();
});
