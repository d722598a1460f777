import {
  questionsPath,
  nameField,
  questionField,
  submit,
  list,
  entry,
  alertLine,
  loginLink,
  ask,
  logIn,
  hold,
} from './askMeAnything.ts';
import { titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/interactive/ama');
});

test('a question without a name is anonymous and unanswered; the form clears and the list reloads', async ({
  page,
}) => {
  await questionField(page).fill('Is the second lane faster?');
  await submit(page).click();
  const item = entry(page, 'Is the second lane faster?');
  await expect(item).toContainText('Anonymous asks');
  await expect(item).toContainText('No answer yet.');
  await expect(questionField(page)).toHaveValue('');
});

test('a question is sent with its name, as JSON', async ({ page }) => {
  const request = page.waitForRequest((candidate) => candidate.method() === 'POST');
  await ask(page, 'What is sent?', 'A reader');
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(new URL((await request).url()).pathname).toBe('/api/questions');
  expect(sent).toMatchObject({ question: 'What is sent?', name: 'A reader' });
});

test('a question of nothing is answered at once: "Question cannot be empty.", and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  for (const [what, text] of [
    ['nothing', ''],
    ['spaces', '   \n '],
    ['letters that nobody sees', '\u200b\u2800\u3164'],
  ] as const) {
    sent.length = 0;
    await questionField(page).fill(text);
    await submit(page).click();
    await expect(alertLine(page, 'Question cannot be empty.'), what).toBeVisible();
    await expect(questionField(page)).toBeFocused();
    await expect(submit(page)).toBeEnabled();
    expect(sent, what).not.toContain('POST');
    await ask(page, `Not ${what} any more?`);
    await expect(alertLine(page, 'Question cannot be empty.')).toBeHidden();
  }
});

test('a question that cannot be submitted says so, keeps what was typed and ends the loading', async ({
  page,
  watch,
}) => {
  watch.expectError(/Server error|status of 503/);
  await page.route(questionsPath, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await nameField(page).fill('A reader');
  await questionField(page).fill('Did this arrive?');
  await submit(page).click();
  await expect(alertLine(page, 'Failed to submit question.')).toBeVisible();
  await expect(questionField(page)).toHaveValue('Did this arrive?');
  await expect(nameField(page)).toHaveValue('A reader');
  await expect(submit(page)).toBeEnabled();
});

test('while a question is on its way every submit button is disabled and its own reads "Submitting..."', async ({
  page,
}) => {
  await ask(page, 'An older question?');
  await logIn(page);
  await entry(page, 'An older question?').getByRole('button', { name: 'Add answer' }).click();
  const call = await hold(page, questionsPath);
  await questionField(page).fill('Slow question?');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Submit answer' })).toBeDisabled();
  await call.letGo();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Submit answer' })).toBeEnabled();
});

test('a double press sends a question once', async ({ page }) => {
  const call = await hold(page, questionsPath);
  await questionField(page).fill('Once or twice?');
  await submit(page).dblclick();
  await call.letGo();
  await expect(entry(page, 'Once or twice?')).toHaveCount(1);
  expect(call.calls()).toBe(1);
});

test('the page begins empty, with a form, the list and the admin login at the bottom', async ({
  page,
  freshServer,
}) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  await expect(page.getByRole('heading', { level: 1, name: titleOf('/interactive/ama') })).toBeVisible();
  await expect(list(page)).toContainText('Nobody has asked yet.');
  const order = await Promise.all([list(page), loginLink(page)].map((part) => part.boundingBox()));
  expect(order[1]?.y).toBeGreaterThan((order[0]?.y ?? 0) + (order[0]?.height ?? 0) - 1);
});

test('a question asked with a name shows the name, and the newest question comes first', async ({
  page,
  freshServer,
}) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  await ask(page, 'First question?');
  await expect(list(page)).toContainText('1 asked, 0 answered');
  await ask(page, 'Second question?', 'A reader');
  await expect(nameField(page)).toHaveValue('');
  await expect(entry(page, 'Second question?')).toContainText('A reader asks');
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
    'Second question?',
    'First question?',
  ]);
});

test('a right-to-left question is aligned right and not slanted', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Your name' }).fill('ليلى');
  await page.getByRole('textbox', { name: 'Your question' }).fill('كيف تطلب من غريب أن يرقص؟');
  await page.getByRole('button', { name: 'Submit question' }).click();
  const question = page.getByRole('heading', { name: 'كيف تطلب من غريب أن يرقص؟' });
  await expect(question).toBeVisible();
  await expect(question).toHaveCSS('direction', 'rtl');
  await expect(question).toHaveCSS('text-align', 'start');
  await expect(page.getByText('ليلى', { exact: true })).toHaveCSS('font-style', 'normal');
});
