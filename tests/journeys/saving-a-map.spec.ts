import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { explorerPath, input, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';

test('the map of an answer is saved as a picture, with the theme’s colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, explorerPath);
  await input(page).fill('homesick');
  await send(page).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result(page).getByRole('button', { name: 'Save this map' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('map-of-a-feeling.png');
  const picture = sharp(await readFile(await download.path()));
  const { format, width, height } = await picture.metadata();
  expect({ format, width }).toEqual({ format: 'png', width: 1200 });
  expect(height).toBeGreaterThan(1000);
  const ground = await picture
    .extract({ left: 10, top: 10, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...ground], 'Salon’s ground, #1B1215').toEqual([27, 18, 21]);
});
