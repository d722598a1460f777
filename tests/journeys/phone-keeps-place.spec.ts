import type { Page } from '@playwright/test';
import { labelOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { expectView, json, stored, subMenu, toggle } from './mobileViews.ts';
import { h1, mainMenu } from './moving.ts';

test.use({ viewport: { width: 390, height: 844 } });

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

const readTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => place(page)).toBe(y);
};

test('cycling through the views comes back to the same place on the page', async ({ page }) => {
  await open(page, '/writing/tango/non-dancers');
  await readTo(page, 4_000);
  for (const view of ['toc1', 'toc2', 'main'] as const) {
    await toggle(page).click();
    await expectView(page, view);
    if (view !== 'main') expect(await place(page)).toBe(0);
  }
  expect(await place(page)).toBe(4_000);
});

test('closing the sub-menu comes back to the same place on the page', async ({ page }) => {
  await open(page, '/writing/tango/non-dancers');
  await readTo(page, 3_000);
  await toggle(page).click();
  await toggle(page).click();
  await page.getByRole('button', { name: 'Close the Writing menu' }).click();
  await expectView(page, 'main');
  expect(await place(page)).toBe(3_000);
});

test('Back returns to the page one came from, and Forward to the list', async ({ page }) => {
  await open(page, '/');
  await readTo(page, 600);
  await toggle(page).click();
  await mainMenu(page).getByRole('link', { name: 'Writing', exact: true }).click();
  await expectView(page, 'toc2');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectView(page, 'main', 'On this page');
  await expect(h1(page)).toBeVisible();
  await expect.poll(() => place(page)).toBe(600);
  expect(await stored(page)).toBe(json.main);
  await page.goForward();
  await expect(page).toHaveURL('/writing');
  await expectView(page, 'toc2');
  expect(await stored(page)).toBe(json.toc2);
});

const chooseFromTheList = async (page: Page) => {
  await open(page, '/');
  await toggle(page).click();
  await mainMenu(page).getByRole('link', { name: 'Writing', exact: true }).click();
  await subMenu(page)
    .getByRole('link', { name: labelOf('/writing/tango/exercises') })
    .click();
  await expect(page).toHaveURL('/writing/tango/exercises');
};

test('Back from an article returns to the list that it was chosen from', async ({ page }) => {
  await chooseFromTheList(page);
  await expectView(page, 'main');
  await page.goBack();
  await expect(page).toHaveURL('/writing');
  await expectView(page, 'toc2');
  await page.goForward();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await expectView(page, 'main');
});

test('Back from an article that has not arrived yet returns to the list, too', async ({ page }) => {
  await page.route('**/assets/exercises-*.js', () => undefined);
  await chooseFromTheList(page);
  await expect(h1(page)).toHaveText('Writing');
  await page.goBack();
  await expect(page).toHaveURL('/writing');
  await expectView(page, 'toc2');
});

test('a menu opened on the way to another article is not what Back returns to', async ({ page }) => {
  await open(page, '/writing/tango/non-dancers');
  await readTo(page, 2_000);
  await toggle(page).click();
  await toggle(page).click();
  await subMenu(page)
    .getByRole('link', { name: labelOf('/writing/tango/exercises') })
    .click();
  await expect(page).toHaveURL('/writing/tango/exercises');
  await page.goBack();
  await expect(page).toHaveURL('/writing/tango/non-dancers');
  await expectView(page, 'main');
  await expect.poll(() => place(page)).toBe(2_000);
});
