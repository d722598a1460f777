import { expect, open, test } from './journey.ts';
import { chooseArticle, exercises, expectView, json, stored, subMenu, toggle } from './mobileViews.ts';
import { h1, menuLink, scrolledTo, scrollTo } from './moving.ts';

test.use({ viewport: { width: 390, height: 844 } });

const essay = '/writing/tango/non-dancers';

test('views keep the scroll position; Back skips an opened menu', async ({ page }) => {
  await open(page, essay);
  await scrollTo(page, 4_000);
  for (const view of ['toc1', 'toc2', 'main'] as const) {
    await toggle(page).click();
    await expectView(page, view);
    expect(await scrolledTo(page)).toBe(view === 'main' ? 4_000 : 0);
  }
  await toggle(page).click();
  await toggle(page).click();
  await page.getByRole('button', { name: 'Close the Writing menu' }).click();
  await expectView(page, 'main');
  expect(await scrolledTo(page)).toBe(4_000);
  await toggle(page).click();
  await toggle(page).click();
  await chooseArticle(page);
  await expect(page).toHaveURL(exercises);
  await page.goBack();
  await expect(page).toHaveURL(essay);
  await expectView(page, 'main');
  await expect.poll(() => scrolledTo(page)).toBe(4_000);
});

test('menu items change view and focus; Back and Forward go through all of them', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 600);
  await toggle(page).click();
  await menuLink(page, 'Writing').click();
  await expect(page).toHaveURL('/writing');
  await expectView(page, 'toc2');
  await expect(subMenu(page).getByRole('heading', { name: 'Writing', exact: true })).toBeFocused();
  await chooseArticle(page);
  await expect(page).toHaveURL(exercises);
  await expectView(page, 'main');
  await expect(h1(page)).toBeFocused();
  expect(await stored(page)).toBe(json.main);
  await page.goBack();
  await expect(page).toHaveURL('/writing');
  await expectView(page, 'toc2');
  expect(await stored(page)).toBe(json.toc2);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectView(page, 'main', 'On this page');
  await expect.poll(() => scrolledTo(page)).toBe(600);
  expect(await stored(page)).toBe(json.main);
  await page.goForward();
  await expectView(page, 'toc2');
  await page.goForward();
  await expect(page).toHaveURL(exercises);
  await expectView(page, 'main');
});
