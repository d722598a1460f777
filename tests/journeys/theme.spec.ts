import type { Page } from '@playwright/test';
import { framesOf } from './firstPaint.ts';
import { blockStorage, expect, open, test } from './journey.ts';
import { menuLink } from './moving.ts';

const paper = 'rgb(246, 238, 232)';
const salon = 'rgb(27, 18, 21)';

const choice = (page: Page, name: 'Paper, light' | 'Salon, dark') =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });
const expectGround = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour);
/** Colour of the browser's own bar. */
const expectBar = (page: Page, colour: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            ({ media }) => matchMedia(media).matches,
          )?.content,
      ),
    )
    .toBe(colour);
const system = (page: Page, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme });
const storeTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.getItem('theme') ?? localStorage.setItem('theme', value), theme);

test('follows the system’s theme until one is chosen, and keeps the choice', async ({ page }) => {
  await open(page, '/');
  await expectGround(page, paper);
  await expect(choice(page, 'Paper, light')).toHaveAttribute('aria-pressed', 'true');
  await system(page, 'dark');
  await expectGround(page, salon);
  await expect(choice(page, 'Salon, dark')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Paper, light').click();
  await expectGround(page, paper);
  await expect(choice(page, 'Salon, dark')).toHaveAttribute('aria-pressed', 'false');
  await system(page, 'light');
  await choice(page, 'Salon, dark').click();
  await expectGround(page, salon);
  await expectBar(page, '#1B1215');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expectGround(page, salon);
  await expectBar(page, '#1B1215');
  await page.goto('/work/freelance');
  await expectGround(page, salon);
  await expect(choice(page, 'Salon, dark')).toHaveAttribute('aria-pressed', 'true');
});

const pressed = { light: 'rgb(33, 23, 26)', dark: 'rgb(242, 229, 220)' };
const idle = 'rgba(0, 0, 0, 0)';

for (const { theme, colorScheme, ground, buttons } of [
  { theme: 'dark', colorScheme: 'light', ground: salon, buttons: [idle, pressed.dark] },
  { theme: 'light', colorScheme: 'dark', ground: paper, buttons: [pressed.light, idle] },
] as const)
  test(`does not flash while ${theme} loads on a ${colorScheme} system`, async ({ page }) => {
    await system(page, colorScheme);
    const frames = await framesOf(page, () => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
      ...[...document.querySelectorAll('[aria-label="Theme"] button')].map(
        (button) => getComputedStyle(button).backgroundColor,
      ),
    ]);
    await storeTheme(page, theme);
    await open(page, '/');
    expect(await frames()).toEqual([[ground, theme, ...buttons]]);
  });

test('ignores a broken stored theme, and works with blocked storage', async ({ page }) => {
  await storeTheme(page, 'purple');
  await open(page, '/');
  await expectGround(page, paper);
  await page.addInitScript(blockStorage);
  await system(page, 'dark');
  await open(page, '/');
  await expectGround(page, salon);
  await choice(page, 'Paper, light').click();
  await expectGround(page, paper);
  await menuLink(page, 'Work').click();
  await expect(page).toHaveURL('/work');
  await system(page, 'light');
  await system(page, 'dark');
  await expectGround(page, paper);
});

/** Brightness of background and text, from 0 to 255, every 5 ms of the fade. */
const brightnessOfFade = (page: Page) =>
  page.evaluate(() => {
    const mean = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, value) => sum + Number(value) / 3, 0);
    const fades = document.documentElement.getAnimations();
    const moments = [];
    for (let time = 0; time < 400; time += 5) {
      for (const fade of fades) {
        fade.pause();
        fade.currentTime = time;
      }
      const { backgroundColor, color } = getComputedStyle(document.body);
      moments.push({ background: mean(backgroundColor), text: mean(color) });
    }
    for (const fade of fades) fade.finish();
    return moments;
  });

test('text is readable all the time while the theme changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/work/freelance');
  for (const name of ['Salon, dark', 'Paper, light'] as const) {
    await choice(page, name).evaluate((button: HTMLElement) => button.click());
    const moments = await brightnessOfFade(page);
    expect(new Set(moments.map(({ background }) => background)).size).toBeGreaterThan(10);
    expect(Math.min(...moments.map(({ background, text }) => Math.abs(background - text)))).toBeGreaterThan(
      80,
    );
  }
});

test('in forced colours the drop cap does not cover the dates above it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/writing/tango/non-dancers');
  const dates = page.getByText(/^First written/);
  const capital = page.locator('main [data-drop-cap] > p').first();
  const lines = await capital.evaluate((text) =>
    getComputedStyle(text, '::first-letter').getPropertyValue('initial-letter'),
  );
  expect(lines, 'lines beside the drop cap').toBe('3');
  const beside = await dates.screenshot();
  await capital.evaluate((paragraph) => (paragraph.style.visibility = 'hidden'));
  expect((await dates.screenshot()).equals(beside)).toBe(true);
});
