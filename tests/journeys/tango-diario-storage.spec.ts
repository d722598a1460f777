import { expectNoViolationAnywhere } from './checker.ts';
import { blockStorage, expect, fillStorage, open, savedFile, test } from './journey.ts';
import { addNight, goTo2026, press } from './tangoDiario.ts';
import { expectWholeWords } from './wholeWords.ts';

test('shows nights over the limits of its form, and hides none for an unreadable one', async ({ page }) => {
  await open(page, '/apps/tango-diario/');
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

test('without room for a night keeps it in its window when another window writes, and says so', async ({
  page,
  context,
}) => {
  await open(page, '/apps/tango-diario/');
  const full = await context.newPage();
  await full.addInitScript(fillStorage);
  await open(full, '/apps/tango-diario/');
  await addNight(full, { date: '2026-05-02' });
  const alert = full.getByRole('alert');
  await expect(alert).toContainText('no room left for the diary. The last change is in this window alone');
  await addNight(page, { date: '2026-05-09' });
  await goTo2026(full);
  await expect(full.getByRole('row')).toHaveText([/Date/, /Sat 9 May/, /Sat 2 May/]);
  await expect(alert).toContainText('The last change is in this window alone');
  await full.addInitScript(blockStorage);
  await open(full, '/apps/tango-diario/');
  await expect(alert).toContainText('This browser doesn’t let the page keep anything.');
});

test('writes over no diary that cannot be read until it has a copy', async ({ page }) => {
  const alert = page.getByRole('alert');
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const keepUnreadable = async (text: string) => {
    await page.evaluate((kept) => localStorage.setItem('tango-diario', kept), text);
    await open(page, '/apps/tango-diario/');
  };
  const saveFile = async () => {
    const { name, content } = await savedFile(page, () => press(page, 'Save what can’t be read'));
    expect(name).toBe('tango-diario-unreadable.txt');
    return content.toString();
  };
  await open(page, '/apps/tango-diario/');
  await keepUnreadable('{"diary":1');
  await expect(alert).toContainText('What was kept here can’t be read any more.');
  await addNight(page);
  expect(await saveFile()).toBe('{"diary":1');
  await keepUnreadable('{"diary":2');
  await expect(alert).toContainText('It’s set aside in this browser');
  expect(await stored('tango-diario-unreadable')).toBe('{"diary":1\n{"diary":2');

  // Too large for a second copy.
  const large = `{"diary":${'3'.repeat(3_000_000)}`;
  await keepUnreadable(large);
  await expect(alert).toContainText('this browser has no room to set it aside');
  await expectNoViolationAnywhere(page, 'a diary without a copy');
  await addNight(page, { place: 'School canteen' });
  await expect(alert).toContainText('this browser has no room to set it aside');
  expect(await stored('tango-diario')).toBe(large);
  expect(await saveFile()).toBe(`{"diary":1\n{"diary":2\n${large}`);
  await expect(alert).toHaveCount(0);
  await open(page, '/apps/tango-diario/');
  await goTo2026(page);
  await expect(page.getByRole('row', { name: /School canteen/ })).toBeVisible();
});
