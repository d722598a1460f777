import { allowAnalytics, expect, open, test } from './journey.ts';
import { h1 } from './moving.ts';

test('"Visit Page" opens the address of a bookmark in a new tab, once the owner has filled it in', async ({
  page,
  context,
  ownerServer: { url },
  watch,
}) => {
  await allowAnalytics(page, watch);
  const visit = page.getByRole('main').getByRole('link', { name: /^Visit Page/ });
  await open(page, `${url}/bookmarks/perfect-socks`);
  await expect(visit).toHaveAttribute('rel', 'noopener');
  const host = new URL((await visit.getAttribute('href')) ?? '').host;
  const here = page.url();
  watch.expectHost(host);
  await context.route(`https://${host}/**`, (asked) =>
    asked.fulfill({ contentType: 'text/html', body: 'The page' }),
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), visit.click()]);
  await tab.waitForURL(`https://${host}/**`);
  await expect(page).toHaveURL(here);

  // Without the owner's values the address is an example.
  await page.goto('/bookmarks/perfect-socks');
  await expect(h1(page)).toBeVisible();
  await expect(visit).toHaveCount(0);
});

test('an unknown bookmark gives 404 and "Unknown Bookmark", before and after the scripts', async ({
  page,
  watch,
}) => {
  watch.expectError(/404 \(Not Found\)/);
  expect(await open(page, '/bookmarks/no-such-book')).toContain('Unknown Bookmark</h1>');
  await expect(h1(page)).toHaveText('Unknown Bookmark');
  await expect(page.getByRole('main').getByText('There’s no bookmark at this address.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Bookmarks' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All bookmarks' }).click();
  await expect(page).toHaveURL('/bookmarks');
});
