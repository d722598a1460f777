import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { allowAnalytics, expect, open, test } from './journey.ts';

test.use({ timezoneId: 'America/New_York' });

const address = '/interactive/book';

/** Monday morning in the week before the clock changes in New York; in Berlin it has changed by then. */
const today = new Date('2026-10-26T09:00:00Z');

const openCalendar = async (page: Page, site = '') => {
  await page.clock.setFixedTime(today);
  await open(page, `${site}${address}`);
};

const chooseTime = async (page: Page) => {
  await page.getByRole('radio', { name: /^Wednesday 4 November, / }).check();
  await page.getByRole('radio', { name: '10:30, 16:30 my time' }).check();
};

const fill = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Your name' }).fill('A reader');
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('reader@example.test');
  await page.getByRole('textbox', { name: 'What it is about' }).fill('Two lorries\nand a bridge.');
};

const ask = (page: Page) => page.getByRole('button', { name: 'Ask for this time' });

test('the interactive overview asks to select a tool', async ({ page }) => {
  await open(page, '/interactive');
  await expect(page.getByRole('heading', { level: 1, name: 'Interactive Overview' })).toBeVisible();
  await expect(page.getByText('Select a tool from the sidebar.')).toBeVisible();
});

test('the page has its heading and its prompt', async ({ page }) => {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Book My Calendar' })).toBeVisible();
  await expect(page.getByText('Select a suitable time for our meeting.')).toBeVisible();
});

test('without a scheduling service, visitors choose half hours of the next four weeks in both time zones', async ({
  page,
  watch,
}) => {
  await openCalendar(page);
  const days = page.getByRole('radiogroup', { name: 'October – November 2026' });
  await expect(days.getByRole('radio')).toHaveCount(19);
  await expect(page.getByRole('radio', { name: /^Tuesday 27 October, 14 times/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: '05:00, 10:00 my time' })).toBeVisible();
  await expect(
    page.getByText('Times are in New York time. The ones in italics are mine, in Berlin time.'),
  ).toBeVisible();
  await chooseTime(page);
  await expect(page.getByText('Wednesday 4 November, 10:30 for you, 16:30 for me')).toBeVisible();
  expect((await days.locator('..').boundingBox())?.height).toBe(600);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(watch.offSite).toEqual([]);
});

test('a time that was asked for is confirmed, can be saved, and is in the inbox in both time zones', async ({
  page,
  freshServer,
}) => {
  await openCalendar(page, freshServer.url);
  await chooseTime(page);
  await fill(page);
  await ask(page).click();
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused();
  await expect(page.getByText(/^Wednesday 4 November 2026, 10:30 to 11:00/)).toHaveText(
    'Wednesday 4 November 2026, 10:30 to 11:00, which is 16:30 to 17:00 for me. I confirm by e-mail.',
  );
  const inbox = await freshServer.inbox('show', '1');
  expect(inbox.replace(/\s+/g, ' ')).toContain(
    'I’d like to meet you on Wednesday 4 November 2026 from 16:30 to 17:00 your time (Europe/Berlin), which is 10:30 to 11:00 on my clock (America/New_York). Two lorries and a bridge.',
  );
  expect(inbox).toContain('reader@example.test');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it to my calendar (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('meeting-2026-11-04.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART:20261104T153000Z');
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
});

test('a request that fails keeps what was typed and says so, with another way to write', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 503|Server error/);
  await openCalendar(page);
  await chooseTime(page);
  await fill(page);
  await page.route('**/api/messages', (route) => route.fulfill({ status: 503 }));
  await ask(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your request did not arrive. Nothing you typed is lost');
  await expect(alert.getByRole('link', { name: 'Share Anything' })).toHaveAttribute(
    'href',
    '/interactive/share',
  );
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('A reader');
  await expect(page.getByRole('textbox', { name: 'What it is about' })).toHaveValue(
    'Two lorries\nand a bridge.',
  );
  await expect(page.getByRole('radio', { name: '10:30, 16:30 my time' })).toBeChecked();
  await page.unroute('**/api/messages');
  await ask(page).click();
  await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
});

test('without a time, a name or an address nothing is sent, and each is asked for at its place', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => void (sent += request.url().includes('/api/messages') ? 1 : 0));
  await openCalendar(page);
  await ask(page).click();
  for (const line of ['Please choose a time.', 'Name cannot be empty.', 'I need your e-mail to confirm.'])
    await expect(page.getByRole('alert').filter({ hasText: line })).toBeVisible();
  await chooseTime(page);
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('reader');
  await ask(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This is no e-mail address.' })).toBeVisible();
  await expect(page.getByText('Please choose a time.')).toHaveCount(0);
  expect(sent).toBe(0);
});

test('a time that has come too close while the page was open is not sent', async ({ page }) => {
  await openCalendar(page);
  await page.getByRole('radio', { name: '05:00, 10:00 my time' }).check();
  await fill(page);
  await page.clock.setFixedTime(new Date('2026-10-26T09:30:00Z'));
  await ask(page).click();
  await expect(page.getByRole('alert')).toHaveText('That time is too close by now. Please choose another.');
});

test('everything can be done with the keyboard', async ({ page }) => {
  await openCalendar(page);
  await page.getByRole('radio', { name: /^Tuesday 27 October/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Wednesday 28 October/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Wednesday 28 October, 05:30 for you, 10:30 for me')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test('the owner’s scheduling service takes its place, 600 px high, in a titled frame', async ({
  page,
  ownerServer,
  watch,
}) => {
  watch.expectHost('calendly.com');
  await allowAnalytics(page, watch);
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Choose a day' }),
  );
  await open(page, `${ownerServer.url}${address}`);
  const frame = page.getByTitle('Booking calendar, 30-minute meeting');
  await expect(frame.contentFrame().getByText('Choose a day')).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(600);
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.pathname).toBe('/lineofdance/30min');
  expect(Object.fromEntries(source.searchParams)).toEqual({
    embed_type: 'Inline',
    embed_domain: 'line-of-dance.test',
    hide_gdpr_banner: '1',
  });
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a scheduling service that does not load leaves a page with a way to it', async ({
  page,
  ownerServer,
  watch,
}) => {
  watch.expectHost('calendly.com');
  await allowAnalytics(page, watch);
  watch.expectError(/calendly\.com/);
  await open(page, `${ownerServer.url}${address}`);
  await expect(page.getByRole('link', { name: /^Open the calendar/ })).toHaveAttribute(
    'href',
    'https://calendly.com/lineofdance/30min',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the calendar needs them and leads to Share Anything', async ({ page }) => {
    await page.goto(address);
    const note = page.getByText(/^The calendar needs JavaScript/);
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: 'Share Anything' })).toHaveAttribute(
      'href',
      '/interactive/share',
    );
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});
