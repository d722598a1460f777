import type { Page } from '@playwright/test';
import { expectNoViolationAnywhere } from './checker.ts';
import { expectFit } from './fits.ts';
import { expect, open, test } from './journey.ts';
import { setFontSize, widen } from './layout.ts';
import { press } from './moving.ts';

for (const { name, path, button } of [
  { name: 'Jous', path: '/apps/jous/', button: 'Turn the card' },
  { name: 'Second Date', path: '/apps/second-date/', button: 'I answer first' },
  { name: 'Tango Diario', path: '/apps/tango-diario/', button: 'Add a night' },
])
  test(`${name} has few scripts, the site’s theme, and works offline`, async ({ page, context }) => {
    let bytes = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('.js') && !response.url().endsWith('sw.js'))
        bytes += Number(response.headers()['content-length']);
    });
    await open(page, path.slice(0, -1));
    await expect(page, 'the address that works offline').toHaveURL(path);
    bytes = 0;
    await open(page, path);
    expect(bytes, 'bytes of scripts').toBeGreaterThan(50_000);
    expect(bytes, 'bytes of scripts').toBeLessThan(110_000);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await press(page, button);
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
    await setFontSize(page, 32);
    await widen(page, 320);
    await expectFit(page, 'large letters', /sideways/);
  });

test('Jous turns a card, keeps it over a reload, and hands the phone on', async ({ page, context }) => {
  const question = page.getByRole('article').getByRole('heading', { level: 2 });
  const other = await context.newPage();
  for (const window of [other, page]) await open(window, '/apps/jous/');
  await expectNoViolationAnywhere(page, 'face down');
  const left = page.getByText(/cards? left/);
  const count = Number(/\d+/.exec((await left.textContent()) ?? '')?.[0]);
  await press(page, 'Turn the card');
  await expect(question).toBeFocused();
  await expectNoViolationAnywhere(page, 'face up');
  const first = (await question.textContent()) ?? '';
  await open(page, '/apps/jous/');
  await expect(question).toHaveText(first);
  await press(page, 'Hand the phone on');
  await expect(page.getByRole('button', { name: 'Turn the card' })).toBeFocused();
  await expect(page.getByText('Pass the phone to your right.')).toBeVisible();
  await press(other, 'Turn the card');
  await press(page, 'Turn the card', 'Hand the phone on');
  await expect(left, 'no card of the other window comes again').toContainText(`${count - 3} cards`);
  for (const [course, ending] of [
    ['The bread', 'The next course has its own.'],
    ['The coffee', 'That was the last course.'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${course}`) }).check();
    await press(page, 'Turn the card');
    await expect(question).toBeVisible();
    while (await question.isVisible()) await press(page, 'Pass');
    await expect(page.getByText(ending)).toBeVisible();
  }
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(left, 'the next evening').toContainText(`${count} cards`);
});

const reply = async (page: Page, answer: string, line: string) => {
  await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('textbox', { name: /^One line for the other/ }).fill(line);
  await press(page, 'Cover my answer');
};

/** Gives the answers of both people in the app Second Date: the first wants another date, the second says `second`. */
const date = async (page: Page, second: string) => {
  await press(page, 'I answer first');
  await reply(page, 'Yes, another date', 'From the filled dot');
  await expect(page.getByRole('heading', { name: 'Hand the phone over.' })).toBeFocused();
  await page.getByRole('button', { name: 'I’ve got the phone' }).dblclick();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('');
  await reply(page, second, 'From the hollow dot');
  await page.getByRole('button', { name: 'Show what we both said' }).dblclick();
};

test('Second Date shows only a shared answer, and stores and sends nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await open(page, '/apps/second-date/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expectNoViolationAnywhere(page, 'the start');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  const before = await stored();
  const said = page.getByRole('heading', { level: 2 });
  const lines = page.getByText(/^From the (filled|hollow) dot$/);
  await press(page, 'I answer first', 'Cover my answer');
  await expect(page.getByRole('alert')).toHaveText('Choose one of the three first.');
  await expectNoViolationAnywhere(page, 'the error');
  await open(page, '/apps/second-date/');
  requests.length = 0;
  await date(page, 'Yes, another date');
  await expect(said).toHaveText('You’d both like another date.');
  await expect(lines).toHaveCount(2);
  await expectNoViolationAnywhere(page, 'a shared answer');
  await press(page, 'Start again');
  await date(page, 'As friends, gladly');
  await expect(said).toHaveText('There’s nothing to show.');
  await expect(lines).toHaveCount(0);
  await press(page, 'Start again', 'I answer first');
  await reply(page, 'Yes, another date', 'Secret');
  await press(page, 'I’ve got the phone');
  expect(await page.content()).not.toContain('Secret');
  expect(await stored()).toEqual(before);
  expect(requests).toEqual([]);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'I answer first' })).toBeVisible();
  expect(await page.content()).not.toContain('Secret');
});
