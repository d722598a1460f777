import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from '../tests/browser.mjs';
import { startServer } from '../tests/server.mjs';
import { root } from './root.mjs';

/** @typedef {import('playwright').Page} Page */

/** Pictures for the README: file name, address of the page, and what to do on the page before the screenshot. */
const pictures = [
  { name: 'home', path: '/', act: async () => {} },
  {
    name: 'explorer',
    path: '/projects/emotion-explorer',
    act: async (/** @type {Page} */ page) => {
      await page.getByRole('textbox').first().fill('bittersweet');
      await page.keyboard.press('Enter');
      await page.getByText('Cultural context').first().waitFor();
      await page
        .getByRole('textbox')
        .first()
        .evaluate((field) => field.scrollIntoView());
    },
  },
];

const width = 800;

/**
 * Takes a screenshot of a page in one theme.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {'light' | 'dark'} colorScheme
 * @param {(page: Page) => Promise<void>} act
 */
const photograph = async (browser, url, colorScheme, act) => {
  const page = await browser.newPage({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
};

const site = await startServer();
const browser = await launchBrowser();
for (const { name, path, act } of pictures) {
  const paper = await photograph(browser, site.url + path, 'light', act);
  const salon = await photograph(browser, site.url + path, 'dark', act);
  const file = join(root, `ui/docs/pictures/${name}.png`);
  await sharp({ create: { width: 2 * width, height: paper.info.height, channels: 3, background: 'white' } })
    .composite([
      { input: paper.data, left: 0, top: 0 },
      { input: salon.data, left: width, top: 0 },
    ])
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
  console.log(file);
}
await browser.close();
await site.stop();
