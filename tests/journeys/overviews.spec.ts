import type { Page } from '@playwright/test';
import { itemsOf, profiles } from './content.ts';
import { expect, open, test } from './journey.ts';
import { follow } from './moving.ts';
import { widen } from './windowWidths.ts';

const drawings = {
  '/writing': ['Tango', 'Dating', 'Small talk', 'Work', 'Personal'],
  '/work': ['Freelance', 'Experience', 'Collaborate', 'A New Dating App'],
  '/interactive': ['Book Calendar', 'Ask Me Anything', 'Share Anything'],
  '/social-media': profiles.map(({ label }) => label),
} as const;

/** Smallest letters allowed in a drawing, in pixels, by window width. Narrow windows have a list, no links. */
const smallestLetters = { 320: 12, 768: 12, 820: 12, 1_120: 14, 1_440: 14, 3_440: 14 };

const checkDrawing = async (page: Page, route: string, labels: readonly string[]) => {
  const links = page.getByRole('figure').getByRole('link');
  for (const [width, least] of Object.entries(smallestLetters)) {
    await widen(page, Number(width));
    const sizes = await page.locator('main figure svg text:not([aria-hidden])').evaluateAll((texts) =>
      texts
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
    );
    expect(sizes.length).toBe(labels.length);
    expect(Math.min(...sizes), `letters at ${width}`).toBeGreaterThanOrEqual(least);
    if (Number(width) < 820) continue;
    await expect(links, `links at ${width}`).toHaveCount(labels.length);
    for (const [index, label] of labels.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${label}`));
      const box = await links.nth(index).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${label} at ${width}`).toBeGreaterThanOrEqual(44);
    }
  }
  await widen(page, 1_440);
  const drawing = page.getByRole('figure').first();
  const unfocused = await drawing.screenshot();
  await links.nth(1).focus();
  expect(await drawing.screenshot(), 'focus').not.toEqual(unfocused);
  await widen(page, 390);
  await expect(links).toHaveCount(0);
  for (const item of itemsOf(route))
    await expect(page.getByRole('main').locator(`li a[href="${item.route}"]`).first()).toBeVisible();
};

test('drawings have readable labels and large links, or a list', async ({ page }) => {
  for (const [route, labels] of Object.entries(drawings))
    await test.step(route, async () => {
      await open(page, route);
      await checkDrawing(page, route, labels);
    });
});

test('the profiles are links of the drawing, or of the list on a phone and on paper', async ({ page }) => {
  await open(page, '/social-media');
  const list = page.getByRole('list', { name: 'Profiles' });
  const links = page.getByRole('figure').getByRole('link');
  await expect(links).toHaveCount(profiles.length);
  for (const [index, { url }] of profiles.entries())
    await expect(links.nth(index)).toHaveAttribute('href', url);
  await expect(list).toBeHidden();
  await follow(page, '/work');
  await page.goBack();
  await expect(links).toHaveCount(profiles.length);
  await expect(list).toBeHidden();
  await links.nth(1).hover();
  const names = page.locator('main figure text');
  const colours = await names.evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
  expect(new Set(colours.filter((_, index) => index !== 1)).has(colours[1] ?? '')).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await widen(page, 390);
  await expect(list.getByRole('link')).toHaveCount(profiles.length);
});
