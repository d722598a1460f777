import type { Page } from '@playwright/test';
import { open } from './journey.ts';

export const openDiary = (page: Page) => open(page, '/apps/tango-diario/');

/** Presses a button. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Adds a night with the form. */
export const addNight = async (page: Page, { date = '2026-05-02', place = '', line = '' } = {}) => {
  await press(page, 'Add a night');
  await page.getByLabel('Date').fill(date);
  await page.getByRole('textbox', { name: /^Where/ }).fill(place);
  await page.getByRole('radio', { name: 'Lovely' }).check();
  await page.getByRole('spinbutton', { name: /^Dances/ }).fill('14');
  await page.getByRole('textbox', { name: /^With, by initials/ }).fill('M., J.K.');
  await page.getByRole('textbox', { name: /^One line/ }).fill(line);
  await press(page, 'Keep this night');
};

/** The row of a night. */
export const rowOf = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });

/** Goes back to the year of the nights in these journeys. */
export const goTo2026 = async (page: Page) => {
  while (!(await page.getByRole('heading', { level: 2, name: '2026' }).isVisible()))
    await press(page, 'The year before');
};

/** Chooses a file for the import. */
export const importFile = (page: Page, name: string, text: string, encoding: BufferEncoding = 'utf8') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, encoding) });
