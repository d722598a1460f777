import type { Page } from '@playwright/test';
import { expectNoViolationAnywhere } from './checker.ts';
import { expectFit } from './fits.ts';
import { blockStorage, expect, fillStorage, savedFile, test } from './journey.ts';
import { addNight, goTo2026, openDiary, press, rowOf } from './tangoDiario.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens the diary with what an earlier visit has left. */
const openWith = async (page: Page, text: string) => {
  await page.evaluate((kept) => localStorage.setItem('tango-diario', kept), text);
  await openDiary(page);
};

test.beforeEach(({ page }) => openDiary(page));

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
  await goTo2026(page);
  await expect(page.getByRole('row')).toHaveText([/Date/, /Sat 16 May/, /Sat 2 May/]);
  await expectFit(page, 'a table of long texts');
  await expect(page.getByRole('alert')).toContainText('Some of what was kept here can’t be read any more.');
  expect(await stored(page, 'tango-diario-unreadable')).toBe(kept);
  await press(page, 'Delete Sat 2 May');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without room for a night keeps it in its window, and says so', async ({ page, context }) => {
  const full = await context.newPage();
  await full.addInitScript(fillStorage);
  await openDiary(full);
  await addNight(full, { date: '2026-05-02' });
  const alert = full.getByRole('alert');
  await expect(alert).toContainText('no room left for the diary. The last change is in this window alone');
  await addNight(page, { date: '2026-05-09' });
  await goTo2026(full);
  await expect(full.getByRole('row')).toHaveText([/Date/, /Sat 9 May/, /Sat 2 May/]);
  await expect(alert).toContainText('The last change is in this window alone');
  await full.addInitScript(blockStorage);
  await openDiary(full);
  await expect(alert).toContainText('This browser doesn’t let the page keep anything.');
});

test('writes over no diary that cannot be read until it has a copy', async ({ page }) => {
  const alert = page.getByRole('alert');
  await openWith(page, '{"diary":1');
  await expect(alert).toContainText('What was kept here can’t be read any more.');
  await addNight(page);
  await openWith(page, '{"diary":2');
  await expect(alert).toContainText('It’s set aside in this browser');
  expect(await stored(page, 'tango-diario-unreadable')).toBe('{"diary":1\n{"diary":2');

  // Too large for a second copy.
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
  await goTo2026(page);
  await expect(rowOf(page, 'School canteen')).toBeVisible();
});
