import { edgesOf } from './edges.ts';
import { expect, open, test } from './journey.ts';
import { widen } from './windowWidths.ts';

const texts = ['/bookmarks/why-we-sleep', '/writing/tango/non-dancers', '/projects/second-date'];
const wide = ['/projects/emotion-explorer', '/interactive/ama', '/interactive/book'];

test('in a wide window texts are in the middle, and all pages begin at the same place', async ({ page }) => {
  const starts = new Map<number, number>();
  for (const path of [...texts, ...wide]) {
    await open(page, path);
    for (const width of [1_680, 1_920, 2_560]) {
      await widen(page, width);
      const main = await edgesOf(page.getByRole('main'));
      const title = await edgesOf(page.getByRole('heading', { level: 1 }));
      const footer = await edgesOf(page.getByText(/© \d{4}/).locator('..'));
      const [before, after] = [title.left - main.left, main.right - footer.right];
      if (texts.includes(path)) expect(before, `${path} at ${width}`).toBeCloseTo(after, -1);
      else expect(after, `${path} at ${width}`).toBeGreaterThanOrEqual(64);
      const start = starts.get(width) ?? title.left;
      starts.set(width, start);
      expect(Math.abs(title.left - start), `${path} at ${width}`).toBeLessThan(1);
    }
  }
});

test('on a desk points of an essay are as wide as its film, their titles beside the text', async ({
  page,
}) => {
  await open(page, '/writing/tango/non-dancers');
  const main = page.getByRole('main');
  const point = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Courage' }) });
  const film = main.getByRole('figure').filter({ hasText: 'Three short films' });
  expect((await edgesOf(point)).right).toBeCloseTo((await edgesOf(film)).right, 0);

  const title = point.getByRole('heading');
  const text = point.getByText('After the nod you need');
  await text.evaluate((paragraph) => paragraph.scrollIntoView());
  expect((await edgesOf(title)).right).toBeLessThan((await edgesOf(text)).left);
  await expect(title).toBeInViewport();
});

test('in a wide window the form of Book is beside the calendar', async ({ page }) => {
  await widen(page, 1_920);
  await open(page, '/interactive/book');
  const calendar = await edgesOf(page.getByRole('radiogroup').first().locator('..'));
  const name = await edgesOf(page.getByRole('textbox', { name: 'Your name' }));
  expect(name.left).toBeGreaterThan(calendar.right);
  expect(name.top).toBeLessThan(calendar.bottom);
});

test('in a wide window pictures of work are beside their texts, and the contents of a plan stay in view', async ({
  page,
}) => {
  await widen(page, 1_920);
  await open(page, '/work/experience');
  const piece = page.getByRole('region', { name: 'A geocoding API' });
  const picture = await edgesOf(piece.getByRole('img').first());
  const title = await edgesOf(piece.getByRole('heading'));
  expect(picture.right).toBeLessThan(title.left);
  expect(picture.top).toBeCloseTo(title.top, -1);

  await open(page, '/work/datingapp');
  const last = page.getByRole('link', { name: 'How to help' });
  await last.click();
  await expect(page).toHaveURL(/#/);
  await expect(last).toBeInViewport();
});
