import type { Page } from '@playwright/test';
import { expectNoViolationAnywhere } from './checker.ts';
import { expect, open, test } from './journey.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

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
  });

const questionOf = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

test('Jous turns a card, keeps it over a reload, and hands the phone on', async ({ page }) => {
  const question = questionOf(page);
  await open(page, '/apps/jous/');
  await expectNoViolationAnywhere(page, 'face down');
  await press(page, 'Turn the card');
  await expect(question).toBeFocused();
  await expectNoViolationAnywhere(page, 'face up');
  const first = (await question.textContent()) ?? '';
  await press(page, 'Pass');
  await expect(question).not.toHaveText(first);
  const second = (await question.textContent()) ?? '';
  await open(page, '/apps/jous/');
  await expect(question).toHaveText(second);
  await press(page, 'Hand the phone on');
  await expect(page.getByRole('button', { name: 'Turn the card' })).toBeFocused();
  await expect(page.getByText('Pass the phone to your right.')).toBeVisible();
});

test('Jous repeats no card in a second window, until the last course is played', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) await open(window, '/apps/jous/');
  const count = Number(/\d+/.exec((await page.getByText(/cards? left/).textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(20);
  const turned = new Set<string | null>();
  for (let turn = 0; turn < count; turn += 1) {
    const window = turn % 2 === 0 ? page : other;
    await press(window, turn < 2 ? 'Turn the card' : 'Pass');
    turned.add(await questionOf(window).textContent());
  }
  expect(turned.size).toBe(count);
  await press(page, 'Answered');
  await press(other, 'Pass');
  for (const window of [page, other]) {
    await expect(window.getByText('No cards left')).toBeVisible();
    await expect(window.getByText(/You’ve played every card with the bread/)).toBeVisible();
  }
  await expect(page.getByText('The next course has its own.')).toBeVisible();
  await page.getByRole('radio', { name: /^The coffee/ }).check();
  await press(page, 'Turn the card');
  await expect(questionOf(page)).toBeVisible();
  while (await questionOf(page).isVisible()) await press(page, 'Pass');
  await expect(page.getByText('That was the last course.')).toBeVisible();
});

const reply = async (page: Page, answer: string, line: string) => {
  await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('textbox', { name: /^One line for the other/ }).fill(line);
  await press(page, 'Cover my answer');
};

/** Both answer, after the first has begun. */
const endDate = async (page: Page, first: string, second: string) => {
  await reply(page, first, 'From the filled dot');
  await expect(page.getByRole('heading', { name: 'Hand the phone over.' })).toBeFocused();
  await press(page, 'I’ve got the phone');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('');
  await reply(page, second, 'From the hollow dot');
  await press(page, 'Show what we both said');
};

test('Second Date shows a shared answer, hides different ones, and stores and sends nothing', async ({
  page,
}) => {
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
  await press(page, 'I answer first');
  await press(page, 'Cover my answer');
  await expect(page.getByRole('alert')).toHaveText('Choose one of the three first.');
  await expectNoViolationAnywhere(page, 'the error');
  await endDate(page, 'Yes, another date', 'Yes, another date');
  await expect(said).toHaveText('You’d both like another date.');
  await expect(lines).toHaveCount(2);
  await expectNoViolationAnywhere(page, 'a shared answer');
  await press(page, 'Start again');
  await press(page, 'I answer first');
  await endDate(page, 'Yes, another date', 'As friends, gladly');
  await expect(said).toHaveText('There’s nothing to show.');
  await expect(lines).toHaveCount(0);

  await press(page, 'Start again');
  await press(page, 'I answer first');
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
