import type { Locator, Page } from '@playwright/test';
import { expect, open, savedFile, test } from './journey.ts';

const index = '/projects/emotion-explorer/words';

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

/** Follows a letter. The first name that begins with it must be below the letters, which stay in view. */
const followLetter = async (page: Page, list: string, letter: string, level: number) => {
  const letters = page.getByRole('navigation', { name: list });
  await letters.getByRole('link', { name: letter, exact: true }).click();
  const first = page.getByRole('heading', { level, name: new RegExp(`^${letter}`) }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(letters).toBeInViewport({ ratio: 1 });
  const [row, heading] = await Promise.all([letters.boundingBox(), first.boundingBox()]);
  expect(heading!.y).toBeGreaterThanOrEqual(row!.y + row!.height);
};

test('finds feelings and words by name, without accents, or by language; asks the rest', async ({ page }) => {
  await open(page, index);
  const find = page.getByRole('search');
  const field = find.getByRole('searchbox', { name: 'Find a feeling, a word or a language' });
  await field.fill('calm');
  await expect(find.getByRole('listitem').first()).toHaveText(/^Calm \d+ words$/);
  await expect(find.getByRole('link', { name: 'Calm', exact: true })).toHaveAttribute('href', /words\/calm$/);
  await field.fill('ecoeurement');
  await expect(find.getByRole('link')).toHaveText(['Écœurement']);
  await expect(page.getByRole('heading', { name: 'By language' })).toBeHidden();
  await field.fill('portuguese');
  await expect(find.getByRole('listitem').first()).toHaveText(/ Portuguese$/);
  await expect(find.getByRole('listitem').first()).not.toContainText('Brazilian');
  await field.fill('тоска');
  await expect(find.getByRole('status')).toContainText('looks only at names');
  await field.fill('saudade');
  await find.getByRole('link', { name: 'Saudade' }).click();
  await expect(page.locator('article#saudade-portuguese')).toBeInViewport();
  await page.goBack();
  await expect(field).toHaveValue('saudade');
  await expect(find.getByRole('link', { name: 'Saudade' })).toHaveAttribute('href', /saudade-portuguese$/);

  await field.fill('homesick at night');
  await page.getByRole('link', { name: 'ask it about “homesick at night”' }).click();
  await expect(page).toHaveURL(/\/projects\/emotion-explorer$/);
  await expect(page.getByRole('textbox')).toHaveValue('homesick at night');
  await expect(page.getByRole('main').getByRole('article').getByRole('heading').first()).toBeVisible();
});

test('letters lead to languages and words, which are fetched once', async ({ page }) => {
  const fetched: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/words/longing.json') && fetched.push(request.url()),
  );
  await open(page, index);
  await followLetter(page, 'Languages by letter', 'P', 3);
  const link = page.getByRole('link', { name: 'Longing', exact: true });
  for (let times = 0; times < 3; times++) {
    await link.hover();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    await page.getByRole('heading', { level: 1 }).hover();
  }
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words for longing');
  expect(fetched).toHaveLength(1);
  await followLetter(page, 'Words by letter', 'S', 2);
  await page
    .getByRole('navigation', { name: 'Words by letter' })
    .getByRole('link', { name: 'To the top' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('a word has an address, near words, a source, and pictures once there is a connection', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `${index}/relief#megkonnyebbules-hungarian`;
  await open(page, address);
  const word = page.locator('article#megkonnyebbules-hungarian');
  await expect(word).toBeInViewport();
  await expect(word.getByText('Near', { exact: true })).toBeVisible();
  await expect(word.getByText('Source', { exact: true })).toBeVisible();
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
  // The browser loads the fonts of an SVG only when it draws it. They are those of its letters, also of another file.
  await expect.poll(async () => (await drawn(page, 'image/svg+xml', svg.content)) === pixels).toBe(true);
  const fonts = svg.content.toString().match(/@font-face/g);
  expect(fonts, 'each alphabet of the word, upright and italic').toHaveLength(4);
});

test('a long word is smaller in its picture, and longer words than one are on two lines', async ({
  page,
}) => {
  /** The lines of the word, then those of its meaning. */
  const linesOf = async (family: string, id: string) => {
    await open(page, `${index}/${family}#${id}`);
    const { content } = await savedWord(page, page.locator(`article#${id}`), 'SVG');
    return (size: RegExp) =>
      [...content.toString().matchAll(/font-size="(\d+)[^>]*>([^<]*)/g)]
        .filter(([, fontSize = '']) => size.test(fontSize))
        .map(([, , line = '']) => line.trim());
  };
  const georgian = await linesOf('curiosity', 'tsnobismoq-vareoba-georgian');
  expect(georgian(/^1\d\d$/)).toEqual(['Tsnobismoq’vareoba']);
  const chinese = await linesOf('disappointment', 'hen-tie-bu-cheng-gang-mandarin-chinese');
  expect(chinese(/^132$/)).toEqual(['Hèn tiě bù', 'chéng gāng']);
  expect(chinese(/^54$/)).toEqual([
    'Exasperated anger at someone you',
    'love for not living up to their promise.',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('languages, letters and words unfold, and Back finds all as it was', async ({ page }) => {
    await open(page, index);
    const portuguese = page.getByRole('heading', { level: 3, name: 'Portuguese', exact: true });
    await expect(portuguese).toBeHidden();
    await page.getByText(/^P \d+ languages$/).tap();
    await page.locator('a[href$="/longing#saudade-portuguese"]').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words for longing');
    const saudade = page.locator('article#saudade-portuguese');
    await expect(saudade.getByText('Cultural context.'), 'the word of the address').toBeVisible();
    const letters = page.getByRole('navigation', { name: 'Words by letter' });
    await expect(letters.getByRole('link', { name: 'H', exact: true })).toBeHidden();
    await letters.getByText('Words for longing, A–Z').tap();
    await letters.getByRole('link', { name: 'H', exact: true }).tap();
    await expect(letters.getByRole('link', { name: 'H', exact: true })).toBeHidden();
    const hiraeth = page.locator('article#hiraeth-welsh');
    await expect(hiraeth.getByText('Cultural context.')).toBeHidden();
    await hiraeth.getByText('Context and near words').tap();
    await expect(hiraeth.getByText('Cultural context.')).toBeInViewport();
    await hiraeth.getByText('Opposite').locator('..').getByRole('link').first().tap();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Words for longing');
    await page.goBack();
    await expect(hiraeth.getByText('Cultural context.')).toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(portuguese).toBeInViewport();
  });
});
