import type { Page } from '@playwright/test';
import { itemsOf, routes } from './content.ts';
import { expect, open, test } from './journey.ts';

const next = (page: Page) => page.getByRole('link', { name: /^Next: / });

for (const path of ['/writing', '/work', '/bookmarks'])
  test(`Next walks ${path} from the first item to the last and ends there`, async ({ page }) => {
    const items = itemsOf(path);
    await open(page, items[0]?.route ?? '');
    for (const { label, route } of items.slice(1)) {
      await expect(next(page)).toHaveAccessibleName(`Next: ${label}`);
      await expect(next(page)).toHaveAttribute('href', route);
      await next(page).click();
      await expect(page).toHaveURL(route);
    }
    await expect(next(page)).toHaveCount(0);
  });

test('Next stands 20 px from the corner of the window, however far one has read', async ({ page }) => {
  await open(page, '/writing/tango/non-dancers');
  const distance = async () => {
    const box = await next(page).boundingBox();
    return box && [1440 - box.x - box.width, 900 - box.y - box.height];
  };
  expect(await distance()).toEqual([20, 20]);
  await page.evaluate(() => window.scrollTo(0, 2_000));
  expect(await page.evaluate(() => scrollY)).toBe(2_000);
  expect(await distance()).toEqual([20, 20]);
});

test('Next is absent wherever the route is not an item of writing, work or bookmarks', async ({
  page,
  watch,
}) => {
  watch.expectError(/404 \(Not Found\).*\/writing\/unknown/);
  const listed = new Set(
    ['/writing', '/work', '/bookmarks'].flatMap((path) => itemsOf(path).map((item) => item.route)),
  );
  const others = [...routes.filter((route) => !listed.has(route)), '/writing/unknown'];
  for (const route of others) {
    await page.goto(route);
    await expect(next(page), route).toHaveCount(0);
  }
});
