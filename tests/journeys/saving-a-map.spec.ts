import sharp, { type Region } from 'sharp';
import { explore, explorerPath, result } from './emotionExplorer.ts';
import { expect, open, savedFile, test } from './journey.ts';

test('the map of an answer is saved as a picture, with the theme’s colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function () {
      document.documentElement.dataset.drawn = decodeURIComponent(this.src);
      return decode.call(this);
    };
  });
  await open(page, explorerPath);
  /** Saves the map, and returns the picture and the lines of its title. */
  const save = async (typed: string) => {
    await explore(page, typed);
    const button = result(page).getByRole('button', { name: 'Save this map' });
    await expect(button).toBeVisible();
    const file = await savedFile(page, () => button.click());
    const svg = await page.evaluate(() => document.documentElement.dataset.drawn ?? '');
    const lines = svg.matchAll(/<text[^>]* font-size="84"[^>]*>([^<]*)/g);
    return { ...file, lines: [...lines].map(([, line = '']) => line.trim()) };
  };
  const { name, content } = await save('homesick');
  expect(name).toBe('map-of-a-feeling.png');
  const { format, width, height } = await sharp(content).metadata();
  expect({ format, width }).toEqual({ format: 'png', width: 1200 });
  expect(height).toBeGreaterThan(1000);
  const pixels = async (region: Region) => sharp(content).extract(region).removeAlpha().raw().toBuffer();
  const corner = await pixels({ left: 10, top: 10, width: 1, height: 1 });
  expect([...corner], 'background of the dark theme, #1B1215').toEqual([27, 18, 21]);
  const drawing = result(page).locator('figure svg').first();
  const middle =
    324 + Math.round(await drawing.evaluate((map) => (480 * map.clientHeight) / map.clientWidth));
  const letters = await pixels({ left: 562, top: middle - 15, width: 76, height: 30 });
  expect(Math.max(...letters), 'letters of what was typed, #F18A70, in the middle').toBe(241);

  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  const [first, ...parts] = (await save(`a bit homesick: ${word}`)).lines;
  expect([first, parts.join('')], 'a word that is wider than a line').toEqual(['a bit homesick:', word]);
  const long =
    'homesick for the kitchen of my grandmother and the smell of bread on Sunday mornings in November, when nobody had to go anywhere';
  const { lines } = await save(long);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/^mornings .*…$/);
  expect(long.startsWith(lines.join(' ').slice(0, -1))).toBe(true);
});
