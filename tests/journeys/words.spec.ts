import type { Locator, Page } from '@playwright/test';
import { expect, open, savedFile, test } from './journey.ts';
import { edgesOf } from './layout.ts';
import { h1 } from './moving.ts';

const index = '/projects/emotion-explorer/words';
const wordAt = (page: Page, id: string) => page.locator(`article#${id}`);
const letters = (page: Page) => page.getByRole('navigation', { name: 'Words by letter' });
const portuguese = (page: Page) => page.getByRole('heading', { level: 3, name: 'Portuguese', exact: true });

/** The line with all languages that begin with P. A click shows their words below it. */
const languagesWithP = (page: Page) => page.getByText(/^P\w+, .*Portuguese/);

/** Draws a picture in the page, and returns its pixels as PNG. */
const drawn = (page: Page, type: string, file: Buffer) =>
  page.evaluate(
    async ([kind, data]) => {
      const image = document.querySelector('img') ?? document.body.appendChild(new Image());
      const address = `data:${kind};base64,${data}`;
      if (image.src !== address) image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1200, 1500];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL();
    },
    [type, file.toString('base64')] as const,
  );

/** Saves a word as a picture. */
const savedWord = (page: Page, word: Locator, format: string) =>
  savedFile(page, () => word.getByRole('button', { name: new RegExp(`${format}: `) }).click());

test('finds feelings, words and languages, keeps the search, asks the rest', async ({ page }) => {
  await open(page, index);
  const find = page.getByRole('search');
  const field = find.getByRole('searchbox', { name: 'Find a feeling, a word or a language' });
  await field.fill('calm');
  await expect(find.getByRole('listitem').first()).toHaveText(/^Calm \d+ words$/);
  await expect(find.getByRole('link', { name: 'Calm', exact: true })).toHaveAttribute('href', /words\/calm$/);
  await expect(page.getByRole('heading', { name: 'By language' })).toBeHidden();
  await field.fill('тоска');
  await expect(find.getByRole('link', { name: 'Toska' })).toBeVisible();
  await field.fill('грусть');
  await expect(find.getByRole('status')).toContainText('looks only at names');
  await field.fill('saudade');
  await find.getByRole('link', { name: 'Saudade' }).click();
  await expect(wordAt(page, 'saudade-portuguese')).toBeInViewport();
  await page.goBack();
  await expect(field).toHaveValue('saudade');
  await expect(find.getByRole('link', { name: 'Saudade' })).toHaveAttribute('href', /saudade-portuguese$/);

  await field.fill('homesick at night');
  await page.getByRole('link', { name: 'ask it about “homesick at night”' }).click();
  await expect(page).toHaveURL(/\/projects\/emotion-explorer$/);
  await expect(page.getByRole('textbox')).toHaveValue('homesick at night');
  await expect(page.getByRole('main').getByRole('article').getByRole('heading').first()).toBeVisible();
});

test('languages unfold, and letters lead to words, which are fetched once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const fetched = () => asked.filter((url) => url.endsWith('/words/longing.json')).length;
  await open(page, index);
  await expect(portuguese(page)).toBeHidden();
  await languagesWithP(page).click();
  await expect(portuguese(page)).toBeInViewport({ ratio: 1 });
  const link = page.getByRole('link', { name: 'Longing', exact: true });
  for (let times = 0; times < 2; times++) {
    await link.hover();
    await expect.poll(fetched).toBeGreaterThan(0);
    await h1(page).hover();
  }
  await link.click();
  await expect(h1(page)).toHaveText('Words for longing');
  expect(fetched()).toBe(1);
  await letters(page).getByRole('link', { name: 'S', exact: true }).click();
  const first = page.getByRole('heading', { level: 2, name: /^S/ }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(letters(page)).toBeInViewport({ ratio: 1 });
  expect((await edgesOf(first)).top).toBeGreaterThanOrEqual((await edgesOf(letters(page))).bottom);
  await letters(page).getByRole('link', { name: 'To the top' }).click();
  await expect(h1(page)).toBeInViewport({ ratio: 1 });
});

test('a word has an address, near words, a source, and pictures', async ({ page, context, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `${index}/relief#megkonnyebbules-hungarian`;
  await open(page, address);
  const word = wordAt(page, 'megkonnyebbules-hungarian');
  await expect(word).toBeInViewport();
  for (const part of ['Near', 'Source']) await expect(word.getByText(part, { exact: true })).toBeVisible();
  await word.getByRole('button', { name: /^Copy link/ }).click();
  await expect(word.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${address}$`));
  await context.setOffline(true);
  await word.getByRole('button', { name: /PNG: / }).click();
  await expect(word.getByRole('status')).toHaveText(/couldn’t be made/);
  await context.setOffline(false);

  const png = await savedWord(page, word, 'PNG');
  const svg = await savedWord(page, word, 'SVG');
  expect([png.name, svg.name]).toEqual(['Megkönnyebbülés.png', 'Megkönnyebbülés.svg']);
  const pixels = await drawn(page, 'image/png', png.content);
  // The browser loads the fonts in an SVG only once it is drawn. Equal pixels prove that the SVG has the right fonts.
  await expect.poll(async () => (await drawn(page, 'image/svg+xml', svg.content)) === pixels).toBe(true);
  const fonts = svg.content.toString().match(/@font-face/g);
  expect(fonts, 'each alphabet of the word, upright and italic').toHaveLength(4);

  for (const [place, ...lines] of [
    ['curiosity#tsnobismoq-vareoba-georgian', 'Tsnobismoq’vareoba'],
    [
      'disappointment#hen-tie-bu-cheng-gang-mandarin-chinese',
      'Hèn tiě bù',
      'chéng gāng',
      'Exasperated anger at someone you',
      'love for not living up to their promise.',
    ],
  ] as const) {
    await open(page, `${index}/${place}`);
    const { content } = await savedWord(page, wordAt(page, place.split('#')[1] ?? ''), 'SVG');
    const texts = content.toString().matchAll(/font-size="(?:54|1\d\d)[^>]*>([^<]*)/g);
    const found = [...texts].map(([, line = '']) => line.trim());
    expect(found.slice(0, lines.length), 'a long word is smaller, several break').toEqual(lines);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('languages, letters and words unfold, and Back finds all as it was', async ({ page }) => {
    await open(page, index);
    await expect(portuguese(page)).toBeHidden();
    await languagesWithP(page).tap();
    await page.locator('a[href$="/longing#saudade-portuguese"]').tap();
    await expect(h1(page)).toHaveText('Words for longing');
    const saudade = wordAt(page, 'saudade-portuguese');
    await expect(saudade.getByText('Cultural context.'), 'the word of the address').toBeVisible();
    const h = letters(page).getByRole('link', { name: 'H', exact: true });
    await expect(h).toBeHidden();
    await letters(page).getByText('Words for longing, A–Z').tap();
    await h.tap();
    await expect(h).toBeHidden();
    const hiraeth = wordAt(page, 'hiraeth-welsh');
    await expect(hiraeth.getByText('Cultural context.')).toBeHidden();
    await hiraeth.getByText('Context and near words').tap();
    await expect(hiraeth.getByText('Cultural context.')).toBeInViewport();
    await hiraeth.getByText('Opposite').locator('..').getByRole('link').first().tap();
    await expect(h1(page)).not.toHaveText('Words for longing');
    await page.goBack();
    await expect(hiraeth.getByText('Cultural context.')).toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(portuguese(page)).toBeInViewport();
  });
});
