import type { Locator, Page } from '@playwright/test';
import { itemsOf, profiles } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { widen } from './layout.ts';
import { subMenu } from './moving.ts';

const drawings = {
  '/writing': ['Tango', 'Dating', 'Small talk', 'Work', 'Personal'],
  '/work': ['Freelance', 'Experience', 'Collaborate', 'A New Dating App'],
  '/interactive': ['Book Calendar', 'Ask Me Anything', 'Share Anything'],
  '/social-media': profiles.map(({ label }) => label),
} as const;

const linksOf = (page: Page) => page.getByRole('figure').getByRole('link');

/** Font sizes of the labels in a drawing, in pixels. */
const sizesOf = (page: Page) =>
  page.locator('main figure svg text:not([aria-hidden])').evaluateAll((texts) =>
    texts
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
  );

for (const [route, labels] of Object.entries(drawings))
  test(`the drawing of ${route} has readable labels and large links, or a list`, async ({ page }) => {
    await open(page, route);
    const links = linksOf(page);
    for (const width of [320, 768, 820, 1_120, 1_440, 3_440]) {
      await widen(page, width);
      const sizes = await sizesOf(page);
      expect(sizes.length).toBe(labels.length);
      expect(Math.min(...sizes), `letters at ${width}`).toBeGreaterThanOrEqual(width < 1_120 ? 12 : 14);
      if (width < 820) continue;
      await expect(links, `links at ${width}`).toHaveCount(labels.length);
      const lengths = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)),
      );
      for (const [index, label] of labels.entries())
        expect(lengths[index], `${label} at ${width}`).toBeGreaterThanOrEqual(44);
    }
    for (const [index, label] of labels.entries())
      await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${label}`));
    await widen(page, 1_440);
    const drawing = page.getByRole('figure').first();
    const unfocused = await drawing.screenshot();
    await links.nth(1).focus();
    expect(await drawing.screenshot(), 'focus').not.toEqual(unfocused);
    await widen(page, 390);
    await expect(links).toHaveCount(0);
    for (const item of itemsOf(route))
      await expect(page.getByRole('main').locator(`li a[href="${item.route}"]`).first()).toBeVisible();
  });

test('the profiles are links of the drawing, or of the list on a phone and on paper', async ({ page }) => {
  await open(page, '/social-media');
  const list = page.getByRole('list', { name: 'Profiles' });
  const drawn = await linksOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(drawn).toEqual(profiles.map(({ url }) => url));
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await widen(page, 390);
  await expect(list.getByRole('link')).toHaveCount(profiles.length);
});

test('hover or focus in menu, drawing or list marks the other two', async ({ page }) => {
  const looksOf = (element: Locator) =>
    element.evaluate((link) => {
      const { color, fill, backgroundColor, textDecorationThickness } = getComputedStyle(link);
      return [color, fill, backgroundColor, textDecorationThickness].join(' ');
    });
  for (const [route, label, drawn] of [
    ['/work', 'Experience', 'Experience'],
    ['/writing', 'Exercises Ideas', 'Tango'],
  ] as const) {
    await open(page, route);
    const main = page.getByRole('main');
    const inMenu = subMenu(page, 'Work').or(subMenu(page)).getByRole('link', { name: label, exact: true });
    const inList = main.getByRole('listitem').getByRole('link', { name: label, exact: true });
    const inDrawing = main.getByRole('figure').getByRole('link', { name: new RegExp(`^${drawn}`) });
    const name = main.locator('figure text:not([aria-hidden])').filter({ hasText: new RegExp(`^${drawn}$`) });
    const looks = () => Promise.all([inMenu, inList, name].map(looksOf));
    const before = await looks();
    for (const [own, link] of [inMenu, inList, inDrawing].entries())
      for (const point of ['hover', 'focus'] as const) {
        await link[point]();
        for (const [index, marked] of (await looks()).entries())
          if (index !== own) expect(marked, `${label}, ${point}`).not.toBe(before[index]);
        await page.getByRole('heading', { level: 1 }).hover();
        await link.blur();
        await expect.poll(looks).toEqual(before);
      }
  }
});
