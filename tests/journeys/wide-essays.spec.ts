import type { Locator } from '@playwright/test';
import { expect, open, test } from './journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const edges = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height };
};

test('on a desk the points of an essay are as wide as its film, and their titles stay beside the text', async ({
  page,
}) => {
  await open(page, '/writing/tango/non-dancers');
  const main = page.getByRole('main');
  const point = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Courage' }) });
  const film = main.getByRole('figure').filter({ hasText: 'Three short films' });
  expect((await edges(point)).right).toBeCloseTo((await edges(film)).right, 0);

  const title = point.getByRole('heading');
  const text = point.getByText('After the nod you need');
  await text.scrollIntoViewIfNeeded();
  expect((await edges(title)).right).toBeLessThan((await edges(text)).left);
  await expect(title).toBeInViewport();
});
