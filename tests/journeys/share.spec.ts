import type { Page, Route } from '@playwright/test';
import { hold } from './askMeAnything.ts';
import { expect, open, test } from './journey.ts';
import { follow } from './moving.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: /^Send(ing\.\.\.| message)$/ });
const typed = {
  'Your name': '  A reader ',
  'Your e-mail': 'not an address',
  'Your message': ' Two lines,\n\nsent as typed. ',
};

const fill = async (page: Page) => {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
};

/** Records the page's alerts, each with the text in the message field at that moment. */
const alertsOf = async (page: Page) => {
  const alerts: string[][] = [];
  await page.exposeFunction('tell', (text: string, message: string) => alerts.push([text, message]));
  await page.evaluate(() => {
    const { tell } = window as unknown as { tell: (text: string, message?: string) => void };
    window.alert = (text) => tell(String(text), document.querySelector('textarea')?.value);
  });
  return alerts;
};

test.beforeEach(({ page }) => open(page, '/interactive/share'));

test('sends a message once as typed, clears the fields and alerts "Message sent!"', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Share Anything' })).toBeVisible();
  await expect(page.getByText('optional', { exact: true })).toHaveCount(2);
  const alerts = await alertsOf(page);
  const call = await hold(page, '**/api/messages');
  const request = page.waitForRequest('**/api/messages');
  await fill(page);
  await send(page).dblclick();
  const [name, email, message] = Object.values(typed);
  expect((await request).postDataJSON()).toMatchObject({ name, email, message });
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'Your name').press('Enter');
  await send(page).focus();
  await call.letGo();
  await expect.poll(() => alerts).toEqual([['Message sent!', '']]);
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('');
  await expect(send(page)).toBeFocused();
  expect(call.calls()).toBe(1);
  expect((await (await request).response())?.status()).toBeLessThan(300);

  await fill(page);
  await send(page).click();
  await field(page, 'Your message').fill('And another thing.');
  for (const stop of ['/interactive/ama', '/interactive/share']) await follow(page, stop);
  await expect(send(page)).toHaveText('Sending...');
  await call.letGo();
  await expect.poll(() => alerts, 'what is added meanwhile stays').toHaveLength(2);
  expect(alerts[1]).toEqual(['Message sent!', 'And another thing.']);
  const arrived = page.getByRole('status').filter({ hasText: 'It’s arrived. Thank you.' });
  await expect(arrived).toBeVisible();
  await field(page, 'Your message').fill('And one more.');
  await expect(arrived).toHaveCount(0);
});

test('an empty or failed message keeps the fields; any success is one', async ({ page, watch }) => {
  watch.expectError(/Server error|status of 500|Failed to fetch|net::ERR_FAILED/);
  const alerts = await alertsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  for (const text of ['', '\u200b\u2800']) {
    await field(page, 'Your message').fill(text);
    await expect(page.getByRole('alert'), 'once something is typed').toHaveCount(0);
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Message cannot be empty.' })).toBeVisible();
    await expect(field(page, 'Your message')).toBeFocused();
    await expect(field(page, 'Your message')).toHaveAccessibleDescription('Message cannot be empty.');
  }
  expect(sent).not.toContain('POST');
  await fill(page);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const respond = (response: Parameters<Route['fulfill']>[0] | undefined) =>
    page.route('**/api/messages', (route) => (response ? route.fulfill(response) : route.abort()));
  const before = await page.getByRole('main').innerText();
  for (const answer of [{ status: 500, body: 'secret details' }, undefined]) {
    await respond(answer);
    const logged = page.waitForEvent('console', (line) => /Server error|Failed to fetch/.test(line.text()));
    await send(page).click();
    await logged;
    await expect(send(page)).toBeEnabled();
    expect(await page.getByRole('main').innerText()).toBe(before);
    for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text);
  }
  expect(alerts).toEqual([]);
  await respond({ status: 201, body: '<html>no JSON' });
  await send(page).click();
  await expect.poll(() => alerts).toEqual([['Message sent!', '']]);
});
