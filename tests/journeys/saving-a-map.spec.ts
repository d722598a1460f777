import type { Page } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { explore, explorerPath, result } from './emotionExplorer.ts';
import { expect, open, savedFile, test } from './journey.ts';

test('the map of an answer is saved as a picture, with the theme’s colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, explorerPath);
  await explore(page, 'homesick');
  const save = result(page).getByRole('button', { name: 'Save this map' });
  const { name, content } = await savedFile(page, () => save.click());
  expect(name).toBe('map-of-a-feeling.png');
  const { format, width, height } = await sharp(content).metadata();
  expect({ format, width }).toEqual({ format: 'png', width: 1200 });
  expect(height).toBeGreaterThan(1000);
  const pixels = async (region: Region) => sharp(content).extract(region).removeAlpha().raw().toBuffer();
  const ground = await pixels({ left: 10, top: 10, width: 1, height: 1 });
  expect([...ground], 'Salon’s ground, #1B1215').toEqual([27, 18, 21]);

  const label = result(page).locator('[data-asked]');
  await expect(label).toHaveText('homesick');
  const isAbove = await label.evaluate(({ dataset }) => 'above' in dataset);
  const lines = result(page).locator('figure svg').first();
  const middle = 324 + Math.round(await lines.evaluate((map) => (480 * map.clientHeight) / map.clientWidth));
  const top = isAbove ? middle - 40 : middle + 15;
  const letters = await pixels({ left: 562, top, width: 30, height: 25 });
  expect(Math.max(...letters), 'light letters beside the dot').toBeGreaterThan(200);
});

/** Saves the map, and returns the lines of its title. */
const titleOf = async (page: Page, typed: string) => {
  await explore(page, typed);
  await expect(page.getByRole('button', { name: 'Save this map' })).toBeVisible();
  await savedFile(page, () => result(page).getByRole('button', { name: 'Save this map' }).click());
  const svg = await page.evaluate(() => document.documentElement.dataset.drawn ?? '');
  return [...svg.matchAll(/<text[^>]* font-size="84"[^>]*>([^<]*)/g)].map(([, line = '']) => line.trim());
};

test('what was typed is in lines of about the same length, at most four', async ({ page }) => {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function () {
      document.documentElement.dataset.drawn = decodeURIComponent(this.src);
      return decode.call(this);
    };
  });
  await open(page, explorerPath);
  expect(
    await titleOf(page, 'I walk through the flat at night and I do not know what I am looking for'),
  ).toEqual(['I walk through the flat at', 'night and I do not know', 'what I am looking for']);
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  const [first, ...parts] = await titleOf(page, `a bit homesick: ${word}`);
  expect([first, parts.join('')], 'a word that is wider than a line').toEqual(['a bit homesick:', word]);
  const long =
    'homesick for the kitchen of my grandmother and the smell of bread on Sunday mornings in November, when nobody had to go anywhere';
  const lines = await titleOf(page, long);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/^mornings .*…$/);
  expect(long.startsWith(lines.join(' ').slice(0, -1))).toBe(true);
});
