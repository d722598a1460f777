import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './checker.ts';
import { expect, open, test } from './journey.ts';

const apps = [
  { name: 'Jous', path: '/apps/jous/', button: 'Turn the card' },
  { name: 'Second Date', path: '/apps/second-date/', button: 'I answer first' },
  { name: 'Tango Diario', path: '/apps/tango-diario/', button: 'Add a night' },
];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

for (const { name, path, button } of apps) {
  test(`${name} shows something useful before its scripts run, and they stay below 110 kB`, async ({
    page,
  }) => {
    let bytes = 0;
    page.on('response', (response) => {
      if (!response.url().endsWith('.js') || response.url().endsWith('sw.js')) return;
      bytes += Number(response.headers()['content-length']);
    });
    const html = await open(page, path);
    expect(html).toContain(`>${name}</h1>`);
    expect(html).toContain(button);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(110_000);
  });

  test(`${name} follows the theme that was chosen on the site, and works offline once loaded`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await press(page, button);
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  });
}

const question = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

test('Jous plays every card of a depth once, and after a reload none of them comes again', async ({
  page,
}) => {
  await open(page, '/apps/jous/');
  const seen: string[] = [];
  const left = page.getByText(/cards? left/);
  const count = Number(/\d+/.exec((await left.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(20);
  for (let turn = 0; turn < count; turn += 1) {
    await press(page, 'Turn the card');
    await expect(question(page)).toBeFocused();
    seen.push((await question(page).textContent()) ?? '');
    await press(page, turn % 2 === 0 ? 'Answered' : 'Hand the phone on');
    if (turn === 5) await open(page, '/apps/jous/');
  }
  expect(new Set(seen).size).toBe(count);
  await expect(page.getByText('No cards left')).toBeVisible();
  await expect(page.getByText(/You’ve played every card with the bread/)).toBeVisible();
  await page.getByRole('radio', { name: /^The coffee/ }).check();
  await press(page, 'Turn the card');
  expect(seen).not.toContain(await question(page).textContent());
});

test('Jous: a pass gives another card at once, and the phone goes round anticlockwise', async ({ page }) => {
  await open(page, '/apps/jous/');
  await press(page, 'Turn the card');
  const first = await question(page).textContent();
  await press(page, 'Pass');
  await expect(question(page)).not.toHaveText(first ?? '');
  await press(page, 'Hand the phone on');
  await expect(page.getByRole('button', { name: 'Turn the card' })).toBeFocused();
  await expect(page.getByText('Pass the phone to your right.')).toBeVisible();
});

test('Jous forgets the evening at six in the morning', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T23:00:00') });
  await open(page, '/apps/jous/');
  await press(page, 'Turn the card');
  await page.clock.setSystemTime(new Date('2026-11-22T02:00:00'));
  await open(page, '/apps/jous/');
  await expect(question(page)).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-11-22T20:00:00'));
  await open(page, '/apps/jous/');
  await expect(page.getByRole('button', { name: 'Turn the card' })).toBeVisible();
});

const answers = ['Yes, another date', 'As friends, gladly', 'No, and thank you'] as const;
const common = {
  'Yes, another date': 'You’d both like another date.',
  'As friends, gladly': 'You’d both like to be friends.',
};
const nothing = 'There’s nothing to show.';

const reply = async (page: Page, answer: string, line: string) => {
  await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('textbox', { name: /^One line for the other/ }).fill(line);
  await press(page, 'Cover my answer');
};

const endDate = async (page: Page, first: string, second: string) => {
  await press(page, 'I answer first');
  await reply(page, first, 'From the filled dot');
  await expect(page.getByRole('heading', { name: 'Hand the phone over.' })).toBeFocused();
  await press(page, 'I’ve got the phone');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('');
  await reply(page, second, 'From the hollow dot');
  await press(page, 'Show what we both said');
};

test('Second Date shows what both said; every other pair of answers looks exactly the same', async ({
  page,
}) => {
  await open(page, '/apps/second-date/');
  const withoutMatch = new Set<string>();
  for (const first of answers)
    for (const second of answers) {
      await endDate(page, first, second);
      const isMatch = first === second && first !== 'No, and thank you';
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(isMatch ? common[first] : nothing);
      await expect(page.getByText('From the filled dot')).toHaveCount(isMatch ? 1 : 0);
      await expect(page.getByText('From the hollow dot')).toHaveCount(isMatch ? 1 : 0);
      if (!isMatch) withoutMatch.add(await page.locator('main').innerHTML());
      await press(page, 'Start again');
    }
  expect(withoutMatch.size).toBe(1);
});

test('Second Date keeps nothing: no storage, no request, and no way back to an answer', async ({ page }) => {
  await open(page, '/');
  await open(page, '/apps/second-date/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  const before = await stored();
  await press(page, 'I answer first');
  await reply(page, 'Yes, another date', 'Secret');
  await press(page, 'I’ve got the phone');
  expect(await page.content()).not.toContain('Secret');
  expect(await stored()).toEqual(before);
  expect(requests).toEqual([]);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'I answer first' })).toBeVisible();
  await press(page, 'I answer first');
  await page.reload();
  await expect(page.getByRole('button', { name: 'I answer first' })).toBeVisible();
  expect(await page.content()).not.toContain('Secret');
});

test('Second Date asks for an answer before it covers it', async ({ page }) => {
  await open(page, '/apps/second-date/');
  await press(page, 'I answer first');
  await press(page, 'Cover my answer');
  await expect(page.getByRole('alert')).toHaveText('Choose one of the three first.');
});

const addNight = async (page: Page, { date = '2026-05-02', place = '', mood = 'Lovely', line = '' } = {}) => {
  await press(page, 'Add a night');
  await page.getByLabel('Date').fill(date);
  await page.getByRole('textbox', { name: /^Where/ }).fill(place);
  await page.getByRole('radio', { name: mood }).check();
  await page.getByRole('spinbutton', { name: /^Dances/ }).fill('14');
  await page.getByRole('textbox', { name: /^With, by initials/ }).fill('M., J.K.');
  await page.getByRole('textbox', { name: /^One line/ }).fill(line);
  await press(page, 'Keep this night');
};

const diaryFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const importFile = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles(diaryFile(name, text));

test('Tango Diario keeps a night and shows it again after a reload', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
  await addNight(page, { place: 'School canteen', line: 'Hurried in every turn.' });
  await expect(page.getByRole('status')).toHaveText('Sat 2 May is kept.');
  await open(page, '/apps/tango-diario/');
  const year = page.getByRole('heading', { level: 2, name: '2026' });
  while (!(await year.isVisible())) await press(page, 'The year before');
  const row = page.getByRole('row', { name: /Sat 2 May/ });
  for (const text of ['School canteen', '14', 'M., J.K.', 'Hurried in every turn.', 'Lovely'])
    await expect(row).toContainText(text);
  await expect(page.getByText(/^One night in 2026\./)).toBeVisible();
});

test('Tango Diario changes a night, deletes it, and takes that back', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
  await addNight(page, { place: 'Church hall' });
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
});

test('Tango Diario says what is missing in a night', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
  await press(page, 'Add a night');
  await page.getByLabel('Date').fill('');
  await press(page, 'Keep this night');
  await expect(page.getByRole('alert')).toHaveText(['The date is missing.', 'The mood is missing.']);
});

for (const kind of ['JSON', 'CSV'])
  test(`Tango Diario comes back as it was from an export as ${kind}`, async ({ page }) => {
    await open(page, '/apps/tango-diario/');
    await addNight(page, { place: 'Villa, “upstairs”', line: '=1+1' });
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, `Export ${kind}`)]);
    expect(download.suggestedFilename()).toBe(`tango-diario.${kind.toLowerCase()}`);
    const text = await readFile(await download.path(), 'utf8');
    await page.evaluate(() => localStorage.clear());
    await open(page, '/apps/tango-diario/');
    await importFile(page, download.suggestedFilename(), text);
    await expect(page.getByRole('status')).toContainText('1 night was added.');
    while (!(await page.getByRole('heading', { level: 2, name: '2026' }).isVisible()))
      await press(page, 'The year before');
    await expect(page.getByRole('row', { name: /Villa, “upstairs”.*=1\+1/ })).toBeVisible();
  });

test('Tango Diario: a damaged import changes nothing and says why', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
  await addNight(page, { place: 'School canteen' });
  const kept = await page.evaluate(() => localStorage.getItem('tango-diario'));
  for (const [name, text, reason] of [
    ['cut.json', (kept ?? '').slice(0, 60), 'The file is damaged'],
    ['table.csv', 'date,mood\n2026-05-01,3\n2026-05-40,3\n', 'Night 2: “2026-05-40” is not a date.'],
    ['letter.txt', 'Dear diary', 'The table has no column “date”.'],
  ] as const) {
    await importFile(page, name, text);
    await expect(page.getByRole('alert')).toContainText(`${name} was not imported, and nothing has changed.`);
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(page.getByRole('row', { name: /School canteen/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tango-diario'))).toBe(kept);
  }
});

test('Tango Diario shows 2,000 nights, and one more can be added to them', async ({ page }) => {
  const days = Array.from({ length: 2000 }, (_, index) =>
    new Date(Date.UTC(2021, 0, 1 + index)).toISOString().slice(0, 10),
  );
  await open(page, '/apps/tango-diario/');
  await importFile(
    page,
    'many.csv',
    `date,mood\n${days.map((day, index) => `${day},${(index % 5) + 1}`).join('\n')}`,
  );
  await expect(page.getByRole('status')).toContainText('2000 nights were added.');
  await addNight(page, { date: '2025-05-02', place: 'One more' });
  await expect(page.getByText(/^366 nights in 2025\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /One more/ })).toBeVisible();
});

test('Tango Diario says when the browser keeps nothing or has no room left', async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await open(page, '/apps/tango-diario/');
  await addNight(page);
  await expect(page.getByRole('alert')).toContainText('This browser has no room left for the diary.');
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await open(page, '/apps/tango-diario/');
  await expect(page.getByRole('alert')).toContainText('This browser doesn’t let the page keep anything.');
});

test('Tango Diario sets a diary aside that it cannot read, and begins a new one', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
  await page.evaluate(() => localStorage.setItem('tango-diario', '{"diary":'));
  await open(page, '/apps/tango-diario/');
  await expect(page.getByRole('alert')).toContainText('can’t be read any more');
  await addNight(page);
  expect(await page.evaluate(() => localStorage.getItem('tango-diario-unreadable'))).toBe('{"diary":');
});

for (const [size, width, height] of [
  ['phone', 390, 844],
  ['desk', 1440, 900],
] as const)
  test(`axe finds nothing in the apps on a ${size}, in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/apps/jous/');
    await expectNoViolation(page, 'Jous, face down');
    await press(page, 'Turn the card');
    await expectNoViolation(page, 'Jous, face up');
    await open(page, '/apps/second-date/');
    await expectNoViolation(page, 'Second Date, start');
    await press(page, 'I answer first');
    await press(page, 'Cover my answer');
    await expectNoViolation(page, 'Second Date, answer');
    await page.reload();
    await endDate(page, answers[0], answers[0]);
    await expectNoViolation(page, 'Second Date, result');
    await open(page, '/apps/tango-diario/');
    await expectNoViolation(page, 'Tango Diario, empty');
    await press(page, 'Add a night');
    await press(page, 'Keep this night');
    await expectNoViolation(page, 'Tango Diario, form');
    await press(page, 'Cancel');
    await addNight(page, { place: 'School canteen' });
    await press(page, 'Delete Sat 2 May');
    await press(page, 'Undo');
    await expectNoViolation(page, 'Tango Diario, year');
  });
