import { labelOf } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { edgesOf, widen } from './layout.ts';
import { h1, subMenu } from './moving.ts';

const essay = '/writing/tango/non-dancers';

const texts = ['/bookmarks/why-we-sleep', essay, '/projects/second-date'];
const wide = ['/projects/emotion-explorer', '/interactive/ama', '/interactive/book'];

test('in a wide window texts are in the middle, and all pages begin at the same place', async ({ page }) => {
  const starts = new Map<number, number>();
  for (const path of [...texts, ...wide]) {
    await open(page, path);
    for (const width of [1_680, 1_920, 2_560]) {
      await widen(page, width);
      const main = await edgesOf(page.getByRole('main'));
      const { left } = await edgesOf(h1(page));
      const footer = await edgesOf(page.getByText(/© \d{4}/).locator('..'));
      const [before, after] = [left - main.left, main.right - footer.right];
      if (texts.includes(path)) expect(before, `${path} at ${width}`).toBeCloseTo(after, -1);
      else expect(after, `${path} at ${width}`).toBeGreaterThanOrEqual(64);
      const start = starts.get(width) ?? left;
      starts.set(width, start);
      expect(Math.abs(left - start), `${path} at ${width}`).toBeLessThan(1);
    }
  }
  const calendar = await edgesOf(page.getByRole('radiogroup').first().locator('..'));
  const name = await edgesOf(page.getByRole('textbox', { name: 'Your name' }));
  expect(name.left, 'the form of Book is beside the calendar').toBeGreaterThan(calendar.right);
  expect(name.top).toBeLessThan(calendar.bottom);
});

test('wide texts use their margins: for titles, for pictures, and for contents', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, essay);
  const point = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Courage' }) });
  const film = main.getByRole('figure').filter({ hasText: 'Three short films' });
  expect((await edgesOf(point)).right, 'points are as wide as the film').toBeCloseTo(
    (await edgesOf(film)).right,
    0,
  );
  const text = point.getByText('After the nod you need');
  await text.evaluate((paragraph) => paragraph.scrollIntoView());
  await expect(point.getByRole('heading'), 'a title stays beside its text').toBeInViewport();
  expect((await edgesOf(point.getByRole('heading'))).right).toBeLessThan((await edgesOf(text)).left);

  await widen(page, 1_920);
  await open(page, '/work/experience');
  const piece = page.getByRole('region', { name: 'A geocoding API' });
  const picture = await edgesOf(piece.getByRole('img').first());
  const title = await edgesOf(piece.getByRole('heading'));
  expect(picture.left, 'a picture is beside its text').toBeGreaterThan(title.right);
  expect(picture.top).toBeCloseTo(title.top, -1);

  await open(page, '/work/datingapp');
  const last = page.getByRole('link', { name: 'How to help' });
  await last.click();
  await expect(page).toHaveURL(/#/);
  await expect(last, 'contents stay in view').toBeInViewport();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('the section menu is a bar above the page, and opens over it', async ({ page }) => {
    const other = '/writing/dating/online-dating';
    const menu = subMenu(page);
    const bar = (route: string) => menu.getByRole('button', { name: `Writing menu: ${labelOf(route)}` });
    const link = menu.getByRole('link', { name: labelOf(other) });
    await open(page, essay);
    await expect(menu.getByRole('link')).toHaveCount(0);
    const before = await edgesOf(h1(page));
    expect((await edgesOf(menu)).bottom).toBeLessThan(before.top);
    await bar(essay).click();
    await menu.getByRole('button', { name: /^Dating/ }).click();
    await expect(link).toBeVisible();
    expect(await edgesOf(h1(page)), 'the page stays').toEqual(before);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(bar(essay)).toBeFocused();
    await page.keyboard.press('Enter');
    await link.click();
    await expect(page).toHaveURL(other);
    await expect(menu.getByRole('link')).toHaveCount(0);
    await bar(other).click();
    await page.goBack();
    await expect(page).toHaveURL(essay);
    await expect(menu.getByRole('link'), 'Back closes the menu').toHaveCount(0);
    await bar(essay).click();
    await page.setViewportSize({ width: 1_180, height: 820 });
    await page.setViewportSize({ width: 820, height: 1_180 });
    await expect(menu.getByRole('link'), 'turning the tablet closes the menu').toHaveCount(0);
    await page.getByText(/© \d{4}/).scrollIntoViewIfNeeded();
    await expect(bar(essay), 'within reach after scrolling').toBeInViewport();
  });

  test('the rows of the shelf are full or nearly', async ({ page }) => {
    await open(page, '/bookmarks');
    const covers = page.getByRole('main').getByRole('figure').first().locator('a');
    const bottoms = await covers.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().bottom)),
    );
    const lengths = [...new Set(bottoms)].map((row) => bottoms.filter((bottom) => bottom === row).length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  });
});
