import type { Page } from '@playwright/test';
import { framesOf, holdScripts } from './firstPaint.ts';
import { expect, open, test } from './journey.ts';

const paper = 'rgb(246, 238, 232)';
const salon = 'rgb(27, 18, 21)';

const choice = (page: Page, name: 'Paper' | 'Salon') => page.getByRole('button', { name });
const body = (page: Page) => page.locator('body');
const storeTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.getItem('theme') ?? localStorage.setItem('theme', value), theme);

for (const [colorScheme, ground, name] of [
  ['light', paper, 'Paper'],
  ['dark', salon, 'Salon'],
] as const)
  test(`a ${colorScheme} system gets ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    await expect(body(page)).toHaveCSS('background-color', ground);
    await expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true');
  });

test('the theme follows the system until one is chosen', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body(page)).toHaveCSS('background-color', salon);
  await expect(choice(page, 'Salon')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Paper').click();
  await expect(body(page)).toHaveCSS('background-color', paper);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body(page)).toHaveCSS('background-color', paper);
});

test('the choices are spoken "Paper, light" and "Salon, dark"', async ({ page }) => {
  await open(page, '/');
  const choices = page.getByRole('group', { name: 'Theme' }).getByRole('button');
  await expect(choices.nth(0)).toHaveAccessibleName('Paper, light');
  await expect(choices.nth(1)).toHaveAccessibleName('Salon, dark');
  for (const one of await choices.all()) await expect(one.locator('svg')).toBeVisible();
});

test('the chosen theme is kept over a reload, on every page and against the system', async ({ page }) => {
  await open(page, '/');
  await choice(page, 'Salon').click();
  await expect(choice(page, 'Salon')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, 'Paper')).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(body(page)).toHaveCSS('background-color', salon);
  await page.goto('/work/freelance');
  await expect(body(page)).toHaveCSS('background-color', salon);
  await expect(choice(page, 'Salon')).toHaveAttribute('aria-pressed', 'true');
});

test('the chosen theme is there at the first paint, before any script has arrived', async ({ page }) => {
  await holdScripts(page);
  await storeTheme(page, 'dark');
  await page.goto('/');
  await expect(body(page)).toHaveCSS('background-color', salon);
  await expect(choice(page, 'Salon')).toHaveCSS('background-color', 'rgb(242, 229, 220)');
});

for (const [theme, colorScheme, ground] of [
  ['dark', 'light', salon],
  ['light', 'dark', paper],
] as const)
  test(`no other theme flashes while ${theme} loads on a ${colorScheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const frames = await framesOf(page, () => getComputedStyle(document.body).backgroundColor);
    await storeTheme(page, theme);
    await open(page, '/');
    expect(await frames()).toEqual([ground]);
  });

test('controls of the browser take the theme too', async ({ page }) => {
  await storeTheme(page, 'dark');
  await open(page, '/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('a broken stored theme counts as none', async ({ page }) => {
  await storeTheme(page, 'purple');
  await open(page, '/');
  await expect(body(page)).toHaveCSS('background-color', paper);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body(page)).toHaveCSS('background-color', salon);
});

test('blocked storage follows the system, and a choice holds until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The storage is blocked.', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(body(page)).toHaveCSS('background-color', salon);
  await choice(page, 'Paper').click();
  await expect(body(page)).toHaveCSS('background-color', paper);
  await page.getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page).toHaveURL('/work');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body(page)).toHaveCSS('background-color', paper);
});
