import type { Page } from '@playwright/test';
import { labelOf, titleOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { expectView, json, stored, toggle } from './mobileViews.ts';
import { follow, h1, menuLink, scrolledTo, scrollTo, subMenu } from './moving.ts';

const essay = '/writing/tango/non-dancers';
const exercises = '/writing/tango/exercises';

test('Back, Forward and a reload restore the scroll position', async ({ page, watch }) => {
  await watch.expectHost('elsewhere.test', { body: 'Elsewhere' });
  const expectAt = async (route: string, y: number) => {
    await expect(h1(page)).toHaveText(titleOf(route));
    await expect.poll(() => scrolledTo(page)).toBe(y);
  };
  await open(page, essay);
  await scrollTo(page, 1_500);
  await follow(page, exercises);
  await scrollTo(page, 700);
  await follow(page, '/work');
  await page.goBack();
  await expectAt(exercises, 700);
  await page.goBack();
  await expectAt(essay, 1_500);
  await page.goForward();
  await expectAt(exercises, 700);
  await page.goBack();
  await expectAt(essay, 1_500);
  await page.reload();
  await expectAt(essay, 1_500);
  await page.goto('https://elsewhere.test/');
  await page.goBack();
  await expectAt(essay, 1_500);
});

for (const [width, header] of [
  [1440, 0],
  [390, 60],
] as const)
  test(`anchors end below the header in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const expectAt = async (id: string) => {
      const top = () =>
        page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top).toBeGreaterThanOrEqual(header);
      await expect.poll(top).toBeLessThan(header + 120);
    };
    await open(page, '/work/datingapp#vision');
    await expectAt('vision');
    for (const id of ['feature-details', 'problem']) {
      await page.locator(`main a[href="#${id}"]`).evaluate((link: HTMLElement) => link.click());
      await expectAt(id);
    }
    await page.goBack();
    await expectAt('feature-details');
    await page.goForward();
    await expectAt('problem');
    await follow(page, '/work/freelance');
    expect(await scrolledTo(page)).toBe(0);
    await open(page, '/work');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main svg a');
      if (!link) throw new Error('There is no link.');
      link.href = '/work/experience#model2go';
      link.click();
    });
    await expect(page).toHaveURL('/work/experience#model2go');
    await expectAt('model2go');
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const chooseExercises = (page: Page) =>
    subMenu(page)
      .getByRole('link', { name: labelOf(exercises) })
      .click();

  test('views keep the scroll position; Back skips an opened menu', async ({ page }) => {
    await open(page, essay);
    await scrollTo(page, 4_000);
    for (const view of ['toc1', 'toc2', 'main', 'toc1', 'toc2'] as const) {
      await toggle(page).click();
      await expectView(page, view);
      expect(await scrolledTo(page)).toBe(view === 'main' ? 4_000 : 0);
    }
    await page.getByRole('button', { name: 'Close the Writing menu' }).click();
    expect(await scrolledTo(page)).toBe(4_000);
    for (let press = 0; press < 2; press += 1) await toggle(page).click();
    await chooseExercises(page);
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
    await expectView(page, 'toc2');
    await expect(subMenu(page).getByRole('heading', { name: 'Writing', exact: true })).toBeFocused();
    await chooseExercises(page);
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
    await page.goForward();
    await expectView(page, 'toc2');
    await page.goForward();
    await expect(page).toHaveURL(exercises);
    await expectView(page, 'main');
  });
});
