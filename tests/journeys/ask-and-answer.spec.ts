import type { Locator, Page, Route } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { adminPassword } from './server.ts';

const questionsPath = '**/api/questions';
const answerPath = '**/api/questions/answer';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Your name' });
const questionField = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit question' });
const list = (page: Page) => page.getByRole('region', { name: 'All Questions' });
const entry = (page: Page, question: string) => list(page).getByRole('article').filter({ hasText: question });
const alertLine = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const loginLink = (page: Page) => page.getByRole('button', { name: 'Admin login' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Admin login' });
const answerField = (item: Locator | Page) => item.getByRole('textbox', { name: 'Your answer' });

const ask = async (page: Page, question: string, name = '') => {
  await nameField(page).fill(name);
  await questionField(page).fill(question);
  await submit(page).click();
  await expect(entry(page, question)).toBeVisible();
};

const logIn = async (page: Page, password = adminPassword) => {
  await loginLink(page).click();
  await dialog(page).getByLabel('Password').fill(password);
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(dialog(page)).toBeHidden();
};

/** Holds the calls to an address until they are let go. */
const hold = async (page: Page, address: string, method = 'POST') => {
  const held: Route[] = [];
  let calls = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    calls += 1;
    held.push(route);
    return undefined;
  });
  return {
    calls: () => calls,
    letGo: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
};

test.beforeEach(async ({ page }) => {
  await open(page, '/interactive/ama');
});

test('a question asked without a name is anonymous and has no answer yet; the form clears and the list reloads', async ({
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

for (const [what, text] of [
  ['nothing', ''],
  ['spaces', '   \n '],
  ['letters that nobody sees', '\u200b\u2800\u3164'],
] as const)
  test(`a question of ${what} is answered at once: "Question cannot be empty.", and nothing is sent`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await questionField(page).fill(text);
    await submit(page).click();
    await expect(alertLine(page, 'Question cannot be empty.')).toBeVisible();
    await expect(questionField(page)).toBeFocused();
    await expect(submit(page)).toBeEnabled();
    expect(sent).not.toContain('POST');
    await ask(page, `Not ${what} any more?`);
    await expect(alertLine(page, 'Question cannot be empty.')).toBeHidden();
  });

test('a list that cannot be loaded says so, and is there once it can', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500/);
  await page.route(questionsPath, (route) => route.fulfill({ status: 500, body: 'secret details' }), {
    times: 1,
  });
  await page.reload();
  await expect(alertLine(page, 'Failed to load questions.')).toBeVisible();
  await expect(page.getByText('Nobody has asked yet.')).toBeHidden();
  await ask(page, 'Are you back?');
  await expect(alertLine(page, 'Failed to load questions.')).toBeHidden();
});

test('a list that never arrives keeps the page usable', async ({ page, watch }) => {
  watch.expectError(/Failed to fetch|net::ERR_FAILED/);
  await page.route(questionsPath, (route) => route.abort());
  await page.reload();
  await expect(alertLine(page, 'Failed to load questions.')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
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

test('what the server says in an error is not shown, whichever call it answers', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500/);
  await ask(page, 'Any secrets?');
  await logIn(page);
  await entry(page, 'Any secrets?').getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('None.');
  const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: 'secret details' } });
  await page.route(questionsPath, refuse);
  await page.route(answerPath, refuse);
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(alertLine(page, 'Failed to submit answer (check your admin password).')).toBeVisible();
  await questionField(page).fill('And this one?');
  await submit(page).click();
  await expect(alertLine(page, 'Failed to submit question.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('secret details');
  await page.reload();
  await expect(alertLine(page, 'Failed to load questions.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('secret details');
});

test('what the server answers to a question or an answer is not read; the list is loaded again instead', async ({
  page,
}) => {
  await ask(page, 'Is it read?');
  await logIn(page);
  const loads: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/questions'))
      loads.push(request.postData());
  });
  const nonsense = { status: 201, contentType: 'application/json', body: '<html>no JSON at all' };
  await page.route(answerPath, (route) => route.fulfill(nonsense));
  await page.route(questionsPath, (route) =>
    route.request().method() === 'POST' ? route.fulfill(nonsense) : route.fallback(),
  );
  await questionField(page).fill('Nobody keeps this one?');
  await submit(page).click();
  await expect(questionField(page)).toHaveValue('');
  await expect.poll(() => loads).toEqual([null]);
  await entry(page, 'Is it read?').getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('No.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(answerField(page)).toHaveCount(0);
  await expect.poll(() => loads).toEqual([null, null]);
  await expect(page.getByRole('alert')).toHaveCount(0);
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

test('a wrong password is said when the answer is submitted; the text stays and the loading ends', async ({
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

test('visitors see no way to answer, and leaving admin mode takes it away', async ({ page }) => {
  await ask(page, 'Who may answer?');
  await expect(page.getByRole('button', { name: 'Add answer' })).toHaveCount(0);
  await logIn(page);
  await expect(entry(page, 'Who may answer?').getByRole('button', { name: 'Add answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave admin mode' }).click();
  await expect(page.getByRole('button', { name: 'Add answer' })).toHaveCount(0);
  await expect(loginLink(page)).toBeVisible();
});

test('what visitors write is shown as text, whatever it is', async ({ page }) => {
  const hostile =
    '<img src=x onerror="document.title=1"><script>document.title=2</script> \u202Eevil {{7*7}}';
  await ask(page, hostile, '<b>Bold</b>');
  const item = entry(page, '{{7*7}}');
  await expect(item).toContainText('<script>document.title=2</script>');
  await expect(item).toContainText('<b>Bold</b> asks');
  await expect(item.locator('img, script, b')).toHaveCount(0);
});

test('a very long question stays inside its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await questionField(page).fill('A'.repeat(1_500) + ' \u{1F483}'.repeat(200));
  await submit(page).click();
  await expect(entry(page, 'AAAAAAAAAA')).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test('the page begins empty, with a form, the list and the admin login at the bottom', async ({
  page,
  freshServer,
}) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ask Me Anything' })).toBeVisible();
  await expect(list(page)).toContainText('Nobody has asked yet.');
  const order = await Promise.all([list(page), loginLink(page)].map((part) => part.boundingBox()));
  expect(order[1]?.y).toBeGreaterThan((order[0]?.y ?? 0) + (order[0]?.height ?? 0) - 1);
});

test('a question asked with a name shows the name, and the newest question stands first', async ({
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

test('an address leads to one question, on arrival and by a link', async ({ page, freshServer }) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  for (let number = 1; number <= 12; number += 1) await ask(page, `Question number ${number}?`);
  await page.goto(`${freshServer.url}/`);
  await page.goto(`${freshServer.url}/interactive/ama#question-1`);
  const item = page.locator('#question-1');
  await expect(item).toContainText('Question number 1?');
  await expect(item).toBeInViewport();
  expect((await item.boundingBox())?.y).toBeGreaterThanOrEqual(0);

  await open(page, `${freshServer.url}/`);
  await page
    .locator('main a[href="/interactive/ama"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/interactive/ama#question-2';
      link.click();
    });
  await expect(page.locator('#question-2')).toContainText('Question number 2?');
  await expect(page.locator('#question-2')).toBeInViewport();
});

test('questions and answers are still there after the server was restarted', async ({
  page,
  freshServer,
}) => {
  await open(page, `${freshServer.url}/interactive/ama`);
  await ask(page, 'Will you remember?', 'A reader');
  await logIn(page);
  await page.getByRole('button', { name: 'Add answer' }).click();
  await answerField(page).fill('I wrote it down.');
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(entry(page, 'Will you remember?')).toContainText('I wrote it down.');
  await freshServer.restart();
  await page.reload();
  await expect(entry(page, 'Will you remember?')).toContainText('A reader asks');
  await expect(entry(page, 'Will you remember?')).toContainText('I wrote it down.');
  await expect(page.getByRole('button', { name: 'Edit answer' })).toHaveCount(0);
});
