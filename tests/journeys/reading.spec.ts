import type { Page } from '@playwright/test';
import { fetching, samplesOf, sections } from '../content.ts';
import { expect, open, test, whenReady } from './journey.ts';
import { follow, h1 } from './moving.ts';

/** Position, size, font and colour of every element. */
const layoutOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo(0, 0);
    // The position of Next depends on scrolling.
    return [...document.querySelectorAll('main *:not(svg *, main > a, main > a *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      return [element.tagName, ...[x, y, width, height].map(Math.round), fontSize, fontWeight, color].join(
        ' ',
      );
    });
  });

/** Waits for the text that a page fetches, and until the frame of an app has the height of its content. */
const hasArrived = async (page: Page, route: string) => {
  const app = page.locator('iframe').contentFrame();
  if ((await page.locator('iframe').count()) > 0) {
    await expect(app.getByRole('heading').first()).toBeVisible();
    await expect
      .poll(() => app.locator('html').evaluate((root) => root.scrollHeight - window.innerHeight))
      .toBe(0);
  }
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
  if (route === '/interactive/ama')
    await expect(page.getByRole('region', { name: 'All Questions' })).toContainText(
      /Nobody has asked yet\.|\d+ asked/,
    );
};

/** Elements that must exist exactly once, both after following a link and after a reload. */
const head = 'h1, title, meta[name="description"], link[rel="canonical"]';

/** Follows a link without a page load, then reloads: the page must look the same. */
const expectSameAfterReload = async (page: Page, route: string) => {
  await page.evaluate(() => void Object.assign(window, { sameWindow: true }));
  await follow(page, route);
  await expect(h1(page)).toBeFocused();
  await expect(page.locator(head)).toHaveCount(4);
  expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
  await hasArrived(page, route);
  const [title, layout] = [await page.title(), await layoutOf(page)];

  const html = (await (await page.reload())?.text()) ?? '';
  await whenReady(page);
  await expect(page).toHaveURL(route);
  await expect(page).toHaveTitle(title);
  await expect(page.locator(head)).toHaveCount(4);
  await hasArrived(page, route);
  if (!fetching.includes(route)) {
    const [shown, sent] = await page.evaluate(
      (text) => [
        // Only the browser knows the host, and that films become still pictures with reduced motion.
        document
          .querySelector('main')
          ?.textContent.replace('Next picture', 'Play')
          .replace(location.host, ''),
        new DOMParser().parseFromString(text, 'text/html').querySelector('main')?.textContent,
      ],
      html,
    );
    expect(shown).toBe(sent);
  }
  expect(await layoutOf(page), route).toEqual(layout);
};

for (const { name, path } of [{ name: 'Home', path: '/' }, ...sections])
  test(`${name}: pages look the same after a link and after a reload`, async ({ page }) => {
    await open(page, path === '/' ? '/writing' : '/');
    for (const route of samplesOf(path)) await test.step(route, () => expectSameAfterReload(page, route));
  });
