import type { Page } from '@playwright/test';
import { hold } from './askMeAnything.ts';
import { expect, open, test } from './journey.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

const fill = async (page: Page) => {
  await field(page, 'Your name').fill('  A reader ');
  await field(page, 'Your e-mail').fill('not an address');
  await field(page, 'Your message').fill(' Two lines,\n\nsent as typed. ');
};

const alertsOf = (page: Page) => {
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(`${alert.type()}: ${alert.message()}`);
    return alert.accept();
  });
  return alerts;
};

test.beforeEach(({ page }) => open(page, '/interactive/share'));

test('the form has an optional name, an optional e-mail, a message and a button', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Share Anything' })).toBeVisible();
  await expect(page.getByText('optional', { exact: true })).toHaveCount(2);
  for (const name of ['Your name', 'Your e-mail', 'Your message'])
    await expect(field(page, name)).toBeEditable();
  await expect(send(page)).toBeEnabled();
});

test('a message is sent as typed, answered by the alert "Message sent!", and the fields clear', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  await fill(page);
  const [request] = await Promise.all([page.waitForRequest('**/api/messages'), send(page).click()]);
  expect(request.postDataJSON()).toMatchObject({
    name: '  A reader ',
    email: 'not an address',
    message: ' Two lines,\n\nsent as typed. ',
  });
  await expect.poll(() => alerts).toEqual(['alert: Message sent!']);
  for (const name of ['Your name', 'Your e-mail', 'Your message'])
    await expect(field(page, name)).toHaveValue('');
  expect((await request.response())?.status()).toBeLessThan(300);
});

test('the fields are clear already when the alert is read', async ({ page }) => {
  const values: string[] = [];
  await page.exposeFunction('tell', (value: string) => values.push(value));
  await page.evaluate(() => {
    window.alert = () => {
      const tell = (window as unknown as { tell: (value: string) => void }).tell;
      document.querySelectorAll('textarea').forEach((area) => tell(area.value));
    };
  });
  await fill(page);
  await send(page).click();
  await expect.poll(() => values).toEqual(['']);
});

for (const [what, answer] of [
  ['refused by the server', { status: 500, body: 'secret details' }],
  ['lost on the way', undefined],
] as const)
  test(`a message ${what} shows nothing, keeps the fields and is only logged`, async ({ page, watch }) => {
    watch.expectError(/Server error|status of 500|Failed to fetch|net::ERR_FAILED/);
    const alerts = alertsOf(page);
    await page.route('**/api/messages', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await fill(page);
    const before = await page.getByRole('main').innerText();
    const logged = page.waitForEvent('console', (message) =>
      /Server error|Failed to fetch/.test(message.text()),
    );
    await send(page).click();
    await logged;
    await expect(send(page)).toBeEnabled();
    expect(await page.getByRole('main').innerText()).toBe(before);
    expect(alerts).toEqual([]);
    await expect(field(page, 'Your name')).toHaveValue('  A reader ');
    await expect(field(page, 'Your e-mail')).toHaveValue('not an address');
    await expect(field(page, 'Your message')).toHaveValue(' Two lines,\n\nsent as typed. ');
  });

for (const [what, text] of [
  ['nothing', ''],
  ['spaces', '  \n '],
  ['letters that nobody sees', '\u200b\u2800'],
] as const)
  test(`a message of ${what} is answered at once: "Message cannot be empty.", and nothing is sent`, async ({
    page,
  }) => {
    const alerts = alertsOf(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await field(page, 'Your message').fill(text);
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Message cannot be empty.' })).toBeVisible();
    await expect(field(page, 'Your message')).toBeFocused();
    await expect(field(page, 'Your message')).toHaveAccessibleDescription('Message cannot be empty.');
    expect(sent).not.toContain('POST');
    await field(page, 'Your message').fill(`Not ${what} any more.`);
    await send(page).click();
    await expect.poll(() => alerts).toEqual(['alert: Message sent!']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('the focus stays on the button while a message is on its way, and after it was sent', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  const call = await hold(page, '**/api/messages');
  await fill(page);
  await send(page).click();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(send(page)).toBeFocused();
  await field(page, 'Your name').press('Enter');
  await send(page).focus();
  await call.letGo();
  await expect.poll(() => alerts).toEqual(['alert: Message sent!']);
  await expect(send(page)).toBeFocused();
  expect(call.calls()).toBe(1);
});

test('what the server answers to a message is not read', async ({ page }) => {
  const alerts = alertsOf(page);
  await page.route('**/api/messages', (route) =>
    route.fulfill({ status: 201, contentType: 'application/json', body: '<html>no JSON at all' }),
  );
  await fill(page);
  await send(page).click();
  await expect.poll(() => alerts).toEqual(['alert: Message sent!']);
  await expect(field(page, 'Your message')).toHaveValue('');
});

test('a double press sends a message once', async ({ page }) => {
  const alerts = alertsOf(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await fill(page);
  await send(page).dblclick();
  await expect.poll(() => alerts.length).toBeGreaterThan(0);
  expect(posts).toHaveLength(1);
});

test('no call gives a message back', async ({ page, request }) => {
  alertsOf(page);
  await fill(page);
  await Promise.all([page.waitForResponse('**/api/messages'), send(page).click()]);
  for (const path of ['/api/messages', '/api/messages/1', '/api/questions'])
    expect(await (await request.get(path)).text()).not.toContain('sent as typed');
});
