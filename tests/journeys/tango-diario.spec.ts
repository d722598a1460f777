import type { Page } from '@playwright/test';
import { expectNoViolationAnywhere } from './checker.ts';
import { expectFit } from './fits.ts';
import { blockStorage, expect, fillStorage, open, savedFile, test } from './journey.ts';
import { press } from './moving.ts';

/** Opens the diary in 2026, the year of all nights in this file. */
const openDiary = async (page: Page) => {
  const html = await open(page, '/apps/tango-diario/');
  while (!(await page.getByRole('heading', { level: 2, name: '2026' }).isVisible()))
    await press(page, 'The year before');
  return html;
};

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

/** The table row of a night that contains a text. */
const rowOf = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });

const importFile = (page: Page, name: string, text: string, encoding: BufferEncoding = 'utf8') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, encoding) });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens the diary with a stored text, as if an earlier visit had left it. */
const openWith = async (page: Page, text: string) => {
  await page.evaluate((kept) => localStorage.setItem('tango-diario', kept), text);
  await openDiary(page);
};

test.beforeEach(({ page }) => openDiary(page));

test('saves, edits and deletes a night, undoes the deletion, and imports its exports', async ({ page }) => {
  await expectNoViolationAnywhere(page, 'an empty diary');
  const example = page.getByText('The rings are an example year.');
  await expect(example).toBeVisible();
  await press(page, 'Add a night');
  await page.getByLabel('Date').fill('');
  await press(page, 'Keep this night');
  await expect(page.getByRole('alert')).toHaveText(['The date is missing.', 'Choose how it was.']);
  await expectNoViolationAnywhere(page, 'the form with errors');
  const dances = await page.getByRole('spinbutton', { name: /^Dances/ }).boundingBox();
  expect(dances?.height, 'not stretched by the error beside it').toBeLessThan(60);
  await press(page, 'Cancel');
  await addNight(page, { place: 'Villa, “upstairs”', line: '=1+1' });
  await expect(page.getByRole('status')).toHaveText('Sat 2 May is kept.');
  await expect(example, 'never beside a night of one’s own').toHaveCount(0);
  await openDiary(page);
  for (const text of ['Villa, “upstairs”', '14', 'M., J.K.', '=1+1', 'Lovely'])
    await expect(rowOf(page, 'Sat 2 May')).toContainText(text);
  await expect(page.getByText(/^One night in 2026\./)).toBeVisible();
  for (const kind of ['JSON', 'CSV']) {
    const { name, content } = await savedFile(page, () => press(page, `Export ${kind}`));
    expect(name).toBe(`tango-diario.${kind.toLowerCase()}`);
    await press(page, 'Delete Sat 2 May');
    await expect(page.getByRole('table')).toHaveCount(0);
    await importFile(page, name, content.toString());
    await expect(page.getByRole('status')).toContainText('1 night was added.');
    await expect(rowOf(page, 'Villa, “upstairs”.*=1\\+1')).toBeVisible();
  }
  const kept = await stored(page, 'tango-diario');
  await importFile(page, 'cut.json', (kept ?? '').slice(0, 60));
  await expect(page.getByRole('alert')).toHaveText(
    'cut.json was not imported, and nothing has changed. The file is damaged: it breaks off or was changed.',
  );
  expect(await stored(page, 'tango-diario')).toBe(kept);
  await press(page, 'Edit Sat 2 May');
  await page.getByRole('textbox', { name: /^Where/ }).fill('The boathouse');
  await press(page, 'Keep this night');
  await expect(page.getByRole('button', { name: 'Edit Sat 2 May' })).toBeFocused();
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, 'Delete Sat 2 May');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await press(page, 'Undo');
  await expect(rowOf(page, 'The boathouse')).toBeVisible();
  await expectNoViolationAnywhere(page, 'a year');
});

test('keeps a half-written night while another night is edited or deleted', async ({ page }) => {
  await addNight(page, { line: 'Waited for the violins.' });
  await addNight(page, { date: '2026-05-09' });
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
  await expect(page.getByRole('status')).toContainText('2 nights are deleted.');
  await press(page, 'Undo', 'Edit Sat 2 May');
  await expect(rowOf(page, 'Sat 9 May')).toBeVisible();
  await expect(line).toHaveValue('Waited for the bass.');
  await press(page, 'Keep this night');
  await expect(rowOf(page, 'Waited for the bass')).toBeVisible();
  await press(page, 'Edit Sat 2 May', 'The year before', 'Cancel');
  await expect(page.getByRole('button', { name: 'Add a night' })).toBeFocused();
  await press(page, 'Add a night');
  await expect(line).toHaveValue('Half a');
  await press(page, 'Cancel', 'Add a night');
  await expect(line).toHaveValue('');
});

test('a deletion, an import and their Undo leave the nights of another window', async ({ page, context }) => {
  const other = await context.newPage();
  await openDiary(other);
  await addNight(page, { place: 'School canteen' });
  for (const window of [page, other]) await press(window, 'Edit Sat 2 May');
  await other.getByLabel(/^One line/).fill('The violins');
  await press(other, 'Keep this night');
  await expect(page.getByLabel(/^One line/)).toHaveValue('The violins');
  await press(page, 'Delete Sat 2 May');
  await addNight(other, { date: '2026-05-09', place: 'The boathouse' });
  await expect(rowOf(page, 'The boathouse')).toBeVisible();
  await press(page, 'Undo');
  for (const place of ['School canteen', 'The boathouse']) await expect(rowOf(page, place)).toBeVisible();
  await page.evaluate(() => {
    const read = (file: Blob) => new Response(file).arrayBuffer();
    Blob.prototype.arrayBuffer = function () {
      return new Promise((done) => Object.assign(window, { readOn: () => done(read(this)) }));
    };
  });
  await importFile(page, 'nights.csv', 'date,mood,place\n2026-05-16,4,The villa\n');
  await page.waitForFunction(() => 'readOn' in window);
  await addNight(other, { date: '2026-05-23', place: 'The harbour' });
  await expect(rowOf(page, 'The harbour')).toBeVisible();
  await page.evaluate('readOn()');
  for (const place of ['The villa', 'The harbour']) await expect(rowOf(page, place)).toBeVisible();
  await addNight(other, { date: '2026-05-30', place: 'The library' });
  await expect(rowOf(page, 'The library')).toBeVisible();
  await press(page, 'Undo');
  await expect(rowOf(page, 'The villa')).toHaveCount(0);
  await openDiary(page);
  for (const place of ['School canteen', 'The boathouse', 'The harbour', 'The library'])
    await expect(rowOf(page, place)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5);
});

test('fetches the code for CSV files with the first one, and has it offline', async ({ page, context }) => {
  const html = await openDiary(page);
  expect(html).toContain('rel="modulepreload"');
  expect(html).not.toContain('papaparse');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await openDiary(page);
  await importFile(page, 'nights.csv', 'date,mood,place\n2026-05-16,4,Café Schön\n', 'latin1');
  await expect(page.getByRole('status')).toContainText('1 night was added.');
  await expect(rowOf(page, 'Café Schön'), 'reads Latin-1, the encoding of old Windows').toBeVisible();
});

test('shows nights over the limits of its form, and hides none for an unreadable one', async ({ page }) => {
  const line = 'Hurried in every turn. '.repeat(14).trim();
  const kept = JSON.stringify({
    diary: 'tango-diario',
    nights: [
      { id: 'a', date: '2026-05-02', mood: 4, place: 'School canteen', line, dances: 500 },
      { id: 'b', date: '2026-05-09', mood: 9 },
      { id: 'c', date: '2026-05-16', mood: 4, partners: Array.from({ length: 60 }, () => 'MA') },
    ],
  });
  await openWith(page, kept);
  await expect(page.getByRole('row')).toHaveText([/Date/, /Sat 16 May/, /Sat 2 May/]);
  await expectFit(page, 'a table of long texts');
  await expect(page.getByRole('alert')).toContainText('Some of what was kept here can’t be read any more.');
  expect(await stored(page, 'tango-diario-unreadable')).toBe(kept);
  await press(page, 'Delete Sat 2 May');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('with full storage keeps a new night in its window, and says so', async ({ page, context }) => {
  const full = await context.newPage();
  await full.addInitScript(fillStorage);
  await openDiary(full);
  await addNight(full, { date: '2026-05-02' });
  const alert = full.getByRole('alert');
  await expect(alert).toContainText('no room left for the diary. The last change is in this window alone');
  await addNight(page, { date: '2026-05-09' });
  await expect(full.getByRole('row')).toHaveText([/Date/, /Sat 9 May/, /Sat 2 May/]);
  await expect(alert).toContainText('The last change is in this window alone');
  await full.addInitScript(blockStorage);
  await openDiary(full);
  await expect(alert).toContainText('This browser doesn’t let the page keep anything.');
});

test('overwrites an unreadable diary only when there is a copy of it', async ({ page }) => {
  const alert = page.getByRole('alert');
  await openWith(page, '{"diary":1');
  await expect(alert).toContainText('What was kept here can’t be read any more.');
  await addNight(page);
  await openWith(page, '{"diary":2');
  await expect(alert).toContainText('It’s set aside in this browser');
  expect(await stored(page, 'tango-diario-unreadable')).toBe('{"diary":1\n{"diary":2');
  // This diary is too large for the browser to store a second copy.
  const large = `{"diary":${'3'.repeat(3_000_000)}`;
  await openWith(page, large);
  await expect(alert).toContainText('this browser has no room to set it aside');
  await expectNoViolationAnywhere(page, 'a diary without a copy');
  await addNight(page, { place: 'School canteen' });
  await expect(alert).toContainText('this browser has no room to set it aside');
  expect(await stored(page, 'tango-diario')).toBe(large);
  const { name, content } = await savedFile(page, () => press(page, 'Save what can’t be read'));
  expect(name).toBe('tango-diario-unreadable.txt');
  expect(content.toString()).toBe(`{"diary":1\n{"diary":2\n${large}`);
  await expect(alert).toHaveCount(0);
  await openDiary(page);
  await expect(rowOf(page, 'School canteen')).toBeVisible();
});
