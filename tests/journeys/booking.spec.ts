import type { Page } from '@playwright/test';
import { hold } from './askMeAnything.ts';
import { expect, open, savedFile, test } from './journey.ts';
import { follow, press, scrolledTo } from './moving.ts';

test.use({ timezoneId: 'America/New_York' });

const address = '/interactive/book';

const openCalendar = async (page: Page, site = '') => {
  // A Monday. Summer time has ended in Berlin, but not yet in New York.
  await page.clock.setFixedTime(new Date('2026-10-26T09:00:00Z'));
  return open(page, `${site}${address}`);
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const time = (page: Page) => page.getByRole('radio', { name: '10:30', exact: true });
const ask = (page: Page) => page.getByRole('button', { name: /^Ask for (this|a) time$/ });
const confirmation = (page: Page) => page.getByRole('heading', { name: 'Your request has arrived' });

const fill = async (page: Page, email = 'reader@example.test') => {
  await page.getByRole('radio', { name: /^Wednesday 4 November, / }).check();
  await time(page).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field(page, 'Your name')).toBeFocused();
  await field(page, 'Your name').fill('A reader');
  await field(page, 'Your e-mail').fill(email);
  await field(page, 'What it is about').fill('Two lorries\nand a bridge.');
};

const leaveAndReturn = (page: Page) => follow(page, '/interactive/share').then(() => follow(page, address));

test('asks for a meeting in two time zones, confirms it and saves it', async ({ page, server, watch }) => {
  const html = await openCalendar(page, server.url);
  expect(html.includes(' data-at-once'), 'scripts start at once').toBe(true);
  const days = page.getByRole('radiogroup', { name: 'October – November 2026' });
  await expect(days.getByRole('radio')).toHaveCount(19);
  expect((await days.locator('..').boundingBox())?.height).toBe(600);
  await fill(page, 'first@example.test');
  const call = await hold(page, '**/api/messages');
  await ask(page).click();
  await leaveAndReturn(page);
  await expect(page.getByText('Wednesday 4 November, 10:30 for you, 16:30 for me')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await call.letGo();
  await expect(confirmation(page)).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await expect(page.getByText('10:30 to 11:00 for you (New York time)')).toHaveText(
    /^Wednesday 4 November 2026.*16:30 to 17:00 for me$/,
  );
  await expect(page.getByText('I’ll confirm it to first@example.test.')).toBeVisible();
  await leaveAndReturn(page);
  await expect(confirmation(page)).toBeVisible();
  const messages = JSON.parse(await server.inbox('export')) as { email: string; message: string }[];
  expect(messages.find(({ email }) => email === 'first@example.test')?.message).toMatch(
    /16:30 to 17:00 your time \(Berlin time\), which is 10:30 to 11:00 on my clock \(New York time\)\.\s+Two lorries\s+and a bridge\./,
  );
  await page.context().setOffline(true);
  const { name, content } = await savedFile(page, () => press(page, 'Save it to my calendar (.ics)'));
  expect(name).toBe('meeting-2026-11-04.ics');
  expect(content.toString()).toContain('DTSTART:20261104T153000Z');
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(field(page, 'Your name')).toHaveValue('');
  expect(watch.offSite).toEqual([]);
});

test('missing fields, a text that is too long and a failure keep what was typed', async ({ page, watch }) => {
  watch.expectError(/status of (400|503)|Server error/);
  let sent = 0;
  page.on('request', (request) => void (sent += request.url().includes('/api/messages') ? 1 : 0));
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await openCalendar(page);
  await ask(page).click();
  for (const line of ['Please choose a time.', 'Name cannot be empty.', 'I need your e-mail to confirm.'])
    await expect(alert(line)).toBeVisible();
  await expect(page.getByRole('radiogroup').last().getByRole('radio').first()).toBeFocused();
  await fill(page, 'reader@home');
  await ask(page).click();
  await expect(page.getByRole('alert')).toHaveText('That doesn’t look like an e-mail address.');
  expect(sent).toBe(0);

  await fill(page);
  await field(page, 'Your name').fill('A reader '.repeat(12));
  await ask(page).click();
  await expect(alert('too long')).toBeVisible();
  await field(page, 'Your name').fill('A reader');
  await page.route('**/api/messages', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await ask(page).click();
  const failed = alert('Your request did not arrive. Nothing you typed is lost');
  await expect(failed.getByRole('link', { name: 'Share Anything' })).toBeVisible();
  await expect(field(page, 'What it is about')).toHaveValue('Two lorries\nand a bridge.');
  await expect(time(page)).toBeChecked();

  await page.clock.setFixedTime(new Date('2026-11-04T15:00:00Z'));
  await ask(page).click();
  await expect(alert('That time is too close by now. Please choose another.')).toBeVisible();
  expect(sent).toBe(2);
  await expect(page.getByRole('radio', { name: /^Wednesday 4 November, / })).toHaveCount(0);
  await expect(page.getByRole('radiogroup').last().getByRole('radio').first()).toBeFocused();
  await time(page).check();
  await page.clock.setFixedTime(new Date('2026-11-09T15:00:00Z'));
  await leaveAndReturn(page);
  await expect(page.getByRole('heading', { name: /10:30 to 11:00/ })).toHaveCount(0);
  await time(page).check();
  await ask(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('the owner’s scheduling service replaces the calendar', async ({ page, ownerSite, watch }) => {
  await watch.expectHost('calendly.com', { body: 'Choose a day' });
  await open(page, `${ownerSite}${address}`);
  const service = 'https://calendly.com/lineofdance/30min?month=2026-12';
  await expect(page.getByRole('link', { name: /^Open the calendar/ })).toHaveAttribute('href', service);
  const frame = page.getByTitle('Booking calendar, 30-minute meeting');
  await expect(frame.contentFrame().getByText('Choose a day')).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(600);
  const options = '&embed_type=Inline&embed_domain=line-of-dance.test&hide_gdpr_banner=1';
  await expect(frame).toHaveAttribute('src', service + options);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
