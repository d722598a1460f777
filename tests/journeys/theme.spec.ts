import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { blockStorage, expect, open, test } from './journey.ts';
import { framesOf } from './layout.ts';
import { h1, menuLink } from './moving.ts';

const paper = 'rgb(246, 238, 232)';
const salon = 'rgb(27, 18, 21)';

type Name = 'Paper, light' | 'Salon, dark';

const choice = (page: Page, name: Name) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });
const expectBackground = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour);
const system = (page: Page, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme });
const storeTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.getItem('theme') ?? localStorage.setItem('theme', value), theme);

/** Expects the colours of the dark theme (Salon) on the page and in the browser's toolbar. */
const expectSalon = async (page: Page) => {
  await expectBackground(page, salon);
  const bar = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all: HTMLMetaElement[]) => all.find(({ media }) => matchMedia(media).matches)?.content);
  await expect.poll(bar).toBe('#1B1215');
};

test('follows the system’s theme until one is chosen, and keeps the choice', async ({ page }) => {
  await open(page, '/');
  await expectBackground(page, paper);
  await expect(choice(page, 'Paper, light')).toHaveAttribute('aria-pressed', 'true');
  await system(page, 'dark');
  await expectBackground(page, salon);
  await expect(choice(page, 'Salon, dark')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Paper, light').click();
  await expectBackground(page, paper);
  await expect(choice(page, 'Salon, dark')).toHaveAttribute('aria-pressed', 'false');
  await system(page, 'light');
  await choice(page, 'Salon, dark').click();
  await expectSalon(page);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/work/freelance');
  await expectSalon(page);
  await expect(choice(page, 'Salon, dark')).toHaveAttribute('aria-pressed', 'true');
});

const idle = 'rgba(0, 0, 0, 0)';

for (const { theme, colorScheme, background, buttons } of [
  { theme: 'dark', colorScheme: 'light', background: salon, buttons: [idle, 'rgb(242, 229, 220)'] },
  { theme: 'light', colorScheme: 'dark', background: paper, buttons: ['rgb(33, 23, 26)', idle] },
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
    expect(await frames()).toEqual([[background, theme, ...buttons]]);
  });

test('ignores a broken stored theme, and works with blocked storage', async ({ page }) => {
  await storeTheme(page, 'purple');
  await open(page, '/');
  await expectBackground(page, paper);
  await page.addInitScript(blockStorage);
  await system(page, 'dark');
  await open(page, '/');
  await expectBackground(page, salon);
  await choice(page, 'Paper, light').click();
  await menuLink(page, 'Work').click();
  await expect(page).toHaveURL('/work');
  await system(page, 'light');
  await system(page, 'dark');
  await expectBackground(page, paper);
});

/** Background colours of the page and of the menu, by theme. */
const backgrounds = { light: ['246,238,232', '238,226,218'], dark: ['27,18,21', '43,29,34'] };

/** Pauses the animation of a theme change at a fraction of its duration. */
const openTo = (page: Page, part: number) =>
  page.waitForFunction((share) => {
    const opening = document.documentElement
      .getAnimations({ subtree: true })
      .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-new(root)');
    opening?.pause();
    if (opening) opening.currentTime = 60_000 * share;
    return opening;
  }, part);

/** Colours of two corners of the window: bottom left, near the theme switch, and top right, far away from it. */
const shown = async (page: Page) => {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [info.width * (info.height - 1), info.width - 1].map((pixel) =>
    data.subarray(pixel * 3, pixel * 3 + 3).join(),
  );
};

test('a new theme spreads from its switch, in full colours; a click ends the animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/work/freelance');
  // A long animation, so that the test sees it even on a busy machine.
  await page.evaluate(() => document.documentElement.style.setProperty('--motion-lights', '60s'));
  for (const { name, from, to, link } of [
    { name: 'Salon, dark', from: 'light', to: 'dark', link: 'Experience' },
    { name: 'Paper, light', from: 'dark', to: 'light', link: 'Freelance' },
  ] as const) {
    await choice(page, name).click();
    for (const part of [0.2, 0.5, 0.8]) {
      await openTo(page, part);
      expect(await shown(page), `${name} at ${part}`).toEqual([backgrounds[to][1], backgrounds[from][0]]);
    }
    const place = await page.getByRole('link', { name: link }).first().boundingBox();
    await page.mouse.click((place?.x ?? 0) + 30, (place?.y ?? 0) + 10);
    await expect(h1(page), 'the press is not lost').toHaveText(link);
    expect((await shown(page))[1], 'the new theme everywhere').toBe(backgrounds[to][0]);
  }
});

test('with reduced motion, or without view transitions, the theme changes at once', async ({ page }) => {
  const backgroundAfterPress = (name: Name) =>
    choice(page, name).evaluate((button: HTMLElement) => {
      button.click();
      return getComputedStyle(document.body).backgroundColor;
    });
  await open(page, '/work/freelance');
  expect(await backgroundAfterPress('Salon, dark')).toBe(salon);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  expect(await backgroundAfterPress('Paper, light')).toBe(paper);
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
