import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolationAnywhere } from './checker.ts';
import { blockStorage, expect, open, test } from './journey.ts';
import { expectWholeWords } from './wholeWords.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

for (const { name, path, button } of [
  { name: 'Jous', path: '/apps/jous/', button: 'Turn the card' },
  { name: 'Second Date', path: '/apps/second-date/', button: 'I answer first' },
  { name: 'Tango Diario', path: '/apps/tango-diario/', button: 'Add a night' },
])
  test(`${name} has content without scripts and works offline`, async ({ page, context }) => {
    let bytes = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('.js') && !response.url().endsWith('sw.js'))
        bytes += Number(response.headers()['content-length']);
    });
    const html = await open(page, path);
    expect(bytes, 'bytes of scripts').toBeGreaterThan(50_000);
    expect(bytes, 'bytes of scripts').toBeLessThan(110_000);
    expect(html).toContain(`>${name}</h1>`);
    expect(html).toContain(button);
    await expect(page.getByRole('link', { name: `About ${name}` })).toHaveAttribute(
      'href',
      path.replace('/apps/', '/projects/').slice(0, -1),
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await press(page, button);
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  });

test('Jous turns cards and repeats none, also after a reload', async ({ page }) => {
  const question = page.getByRole('article').getByRole('heading', { level: 2 });
  await open(page, '/apps/jous/');
  const count = Number(/\d+/.exec((await page.getByText(/cards? left/).textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(20);
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
  await press(page, 'Turn the card');
  for (let turn = 3; turn < count; turn += 1) await press(page, 'Pass');
  await press(page, 'Answered');
  await expect(page.getByText('No cards left')).toBeVisible();
  await expect(page.getByText(/You’ve played every card with the bread/)).toBeVisible();
  await page.getByRole('radio', { name: /^The coffee/ }).check();
  await press(page, 'Turn the card');
  await expect(question).toBeVisible();
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

const addNight = async (page: Page, { date = '2026-05-02', place = '', line = '' } = {}) => {
  await press(page, 'Add a night');
  await page.getByLabel('Date').fill(date);
  await page.getByRole('textbox', { name: /^Where/ }).fill(place);
  await page.getByRole('radio', { name: 'Lovely' }).check();
  await page.getByRole('spinbutton', { name: /^Dances/ }).fill('14');
  await page.getByRole('textbox', { name: /^With, by initials/ }).fill('M., J.K.');
  await page.getByRole('textbox', { name: /^One line/ }).fill(line);
  await press(page, 'Keep this night');
};

const goTo2026 = async (page: Page) => {
  while (!(await page.getByRole('heading', { level: 2, name: '2026' }).isVisible()))
    await press(page, 'The year before');
};

const importFile = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('Tango Diario saves, edits and deletes a night, and undoes the deletion', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
  await expectNoViolationAnywhere(page, 'an empty diary');
  await press(page, 'Add a night');
  await page.getByLabel('Date').fill('');
  await press(page, 'Keep this night');
  await expect(page.getByRole('alert')).toHaveText(['The date is missing.', 'The mood is missing.']);
  await expectNoViolationAnywhere(page, 'the form with errors');
  // Not as high as the field beside it with its error.
  const dances = await page.getByRole('spinbutton', { name: /^Dances/ }).boundingBox();
  expect(dances?.height).toBeLessThan(60);
  await press(page, 'Cancel');
  await addNight(page, { place: 'School canteen', line: 'Hurried in every turn.' });
  await expect(page.getByRole('status')).toHaveText('Sat 2 May is kept.');
  await open(page, '/apps/tango-diario/');
  await goTo2026(page);
  const row = page.getByRole('row', { name: /Sat 2 May/ });
  for (const text of ['School canteen', '14', 'M., J.K.', 'Hurried in every turn.', 'Lovely'])
    await expect(row).toContainText(text);
  await expect(page.getByText(/^One night in 2026\./)).toBeVisible();

  await press(page, 'Edit Sat 2 May');
  await page.getByRole('textbox', { name: /^Where/ }).fill('The boathouse');
  await press(page, 'Keep this night');
  await expect(page.getByRole('button', { name: 'Edit Sat 2 May' })).toBeFocused();
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, 'Delete Sat 2 May');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await press(page, 'Undo');
  await expect(page.getByRole('row', { name: /The boathouse/ })).toBeVisible();
  await expectNoViolationAnywhere(page, 'a year');
});

test('Tango Diario keeps a half-written night while another night is edited or deleted', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
  await addNight(page, { line: 'Waited for the violins.' });
  await addNight(page, { date: '2026-05-09' });
  await goTo2026(page);
  const line = page.getByRole('textbox', { name: /^One line/ });
  await press(page, 'Add a night');
  await line.fill('Half a');
  await press(page, 'Edit Sat 2 May');
  await expect(page.getByRole('heading', { name: 'Edit this night' })).toBeFocused();
  await expect(line).toHaveValue('Waited for the violins.');
  await line.fill('Waited for the bass.');
  await press(page, 'Delete Sat 9 May');
  await expect(line).toHaveValue('Waited for the bass.');
  await press(page, 'Delete Sat 2 May');
  await expect(line).toHaveCount(0);
  await press(page, 'Undo');
  await press(page, 'Edit Sat 2 May');
  await expect(line).toHaveValue('Waited for the bass.');
  await press(page, 'Keep this night');
  await expect(page.getByRole('row', { name: /Waited for the bass/ })).toBeVisible();
  await press(page, 'Add a night');
  await expect(line).toHaveValue('Half a');
  await press(page, 'Cancel');
  await press(page, 'Add a night');
  await expect(line).toHaveValue('');
});

test('Tango Diario undoes a deletion and an import, and leaves nights of another window', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) await open(window, '/apps/tango-diario/');
  await addNight(page, { place: 'School canteen' });
  await goTo2026(page);
  await goTo2026(other);
  const row = (place: string) => page.getByRole('row', { name: new RegExp(place) });
  await press(page, 'Delete Sat 2 May');
  await addNight(other, { date: '2026-05-09', place: 'The boathouse' });
  await expect(row('The boathouse')).toBeVisible();
  await press(page, 'Undo');
  for (const place of ['School canteen', 'The boathouse']) await expect(row(place)).toBeVisible();
  await importFile(page, 'nights.csv', 'date,mood,place\n2026-05-16,4,The villa\n');
  await expect(row('The villa')).toBeVisible();
  await addNight(other, { date: '2026-05-23', place: 'The harbour' });
  await expect(row('The harbour')).toBeVisible();
  await press(page, 'Undo');
  await expect(row('The villa')).toHaveCount(0);
  await open(page, '/apps/tango-diario/');
  await goTo2026(page);
  for (const place of ['School canteen', 'The boathouse', 'The harbour'])
    await expect(row(place)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('Tango Diario shows nights over the limits of its form, and all others beside an unreadable one', async ({
  page,
}) => {
  await open(page, '/apps/tango-diario/');
  await press(page, 'Add a night');
  const initials = page.getByRole('textbox', { name: /^With, by initials/ });
  await page.getByRole('radio', { name: 'Lovely' }).check();
  await initials.fill(Array.from({ length: 35 }, () => 'MA').join(','));
  await press(page, 'Keep this night');
  await expect(page.getByRole('alert')).toHaveText('Too many initials.');
  await press(page, 'Cancel');
  const line = 'Hurried in every turn. '.repeat(14).trim();
  const kept = JSON.stringify({
    diary: 'tango-diario',
    nights: [
      { id: 'a', date: '2026-05-02', mood: 4, place: 'School canteen', line, dances: 500 },
      { id: 'b', date: '2026-05-09', mood: 9 },
      { id: 'c', date: '2026-05-16', mood: 4, partners: Array.from({ length: 60 }, () => 'MA') },
      7,
    ],
  });
  await page.evaluate((text) => localStorage.setItem('tango-diario', text), kept);
  await open(page, '/apps/tango-diario/');
  await goTo2026(page);
  await expect(page.getByRole('row')).toHaveText([/Date/, /Sat 16 May/, /Sat 2 May/]);
  await expectWholeWords(page, 'a table of long texts');
  await expect(page.getByRole('alert')).toContainText('Some of what was kept here can’t be read any more.');
  expect(await page.evaluate(() => localStorage.getItem('tango-diario-unreadable'))).toBe(kept);
  await press(page, 'Delete Sat 2 May');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Tango Diario imports its exports and refuses a damaged file', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
  await addNight(page, { place: 'Villa, “upstairs”', line: '=1+1' });
  await goTo2026(page);
  const row = page.getByRole('row', { name: /Villa, “upstairs”.*=1\+1/ });
  for (const kind of ['JSON', 'CSV']) {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, `Export ${kind}`)]);
    expect(download.suggestedFilename()).toBe(`tango-diario.${kind.toLowerCase()}`);
    const text = await readFile(await download.path(), 'utf8');
    await press(page, 'Delete Sat 2 May');
    await expect(row).toHaveCount(0);
    await importFile(page, download.suggestedFilename(), text);
    await expect(page.getByRole('status')).toContainText('1 night was added.');
    await goTo2026(page);
    await expect(row).toBeVisible();
  }
  const kept = await page.evaluate(() => localStorage.getItem('tango-diario'));
  await importFile(page, 'cut.json', (kept ?? '').slice(0, 60));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('cut.json was not imported, and nothing has changed.');
  await expect(alert).toContainText('The file is damaged');
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tango-diario'))).toBe(kept);
});

test('Tango Diario reports blocked, full and unreadable storage', async ({ page, context }) => {
  const alert = page.getByRole('alert');
  await open(page, '/apps/tango-diario/');
  await page.evaluate(() => localStorage.setItem('tango-diario', '{"diary":'));
  await open(page, '/apps/tango-diario/');
  await expect(alert).toContainText('can’t be read any more');
  await addNight(page);
  expect(await page.evaluate(() => localStorage.getItem('tango-diario-unreadable'))).toBe('{"diary":');
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await open(page, '/apps/tango-diario/');
  await addNight(page, { date: '2026-05-03' });
  await expect(alert).toContainText('This browser has no room left for the diary.');
  await context.addInitScript(blockStorage);
  await open(page, '/apps/tango-diario/');
  await expect(alert).toContainText('This browser doesn’t let the page keep anything.');
});
