import type { Page } from '@playwright/test';
import { titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { h1, menuLink } from './moving.ts';

/** Counts the fades of a page that has not been opened yet, and makes them last as long as given. */
const watchFades = (page: Page, duration: number) =>
  page.addInitScript((lasting) => {
    const animate = Reflect.get(Element.prototype, 'animate');
    Object.assign(window, { fades: 0 });
    Element.prototype.animate = function (this: Element, frames, options) {
      (window as unknown as { fades: number }).fades += 1;
      return animate.call(this, frames, { ...(options as object), duration: lasting });
    };
  }, duration);

const fades = (page: Page) => page.evaluate('window.fades');

test('without reduced motion a page fades in, also on quick clicks; the first one does not', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchFades(page, 120);
  await open(page, '/');
  expect(await fades(page)).toBe(0);
  for (const name of ['Writing', 'Work', 'Bookmarks', 'Projects'])
    await menuLink(page, name).evaluate((link: HTMLElement) => link.click());
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  await expect(h1(page)).toBeFocused();
  expect(await fades(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(h1(page)).not.toHaveText(titleOf('/projects'));
});

test('a click while a page fades in reaches its target', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchFades(page, 60_000);
  await open(page, '/');
  const box = await menuLink(page, 'Bookmarks').boundingBox();
  await menuLink(page, 'Work').click();
  await page.waitForFunction(() => document.querySelector('main')?.getAnimations({ subtree: true }).length);
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  await expect(h1(page)).toHaveText(titleOf('/bookmarks'));
});

test('with reduced motion nothing fades', async ({ page }) => {
  await watchFades(page, 120);
  await open(page, '/');
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText(titleOf('/work'));
  expect(await fades(page)).toBe(0);
});
