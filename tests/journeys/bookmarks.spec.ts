import { countIn, itemsOf } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';

test('the overview is titled Books Overview and lists what explains brain, systems and body', async ({
  page,
}) => {
  await open(page, '/bookmarks');
  await expect(page.getByRole('heading', { level: 1, name: 'Books Overview' })).toBeVisible();
  for (const subject of [/brain/i, /system/i, /body/i])
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: subject })).toBeVisible();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(5);
});

test('the sub-menu has the groups Book, Podcast, Web and Goodies', async ({ page }) => {
  await open(page, '/bookmarks');
  const subMenu = page.getByRole('navigation', { name: 'Bookmarks' });
  const titles = subMenu
    .getByRole('button', { expanded: false })
    .or(subMenu.getByRole('button', { expanded: true }));
  await expect(titles).toHaveText([/^Book/, /^Podcast/, /^Web/, /^Goodies/]);
});

test('each bookmark has its name as heading, a text, and "Visit Page" opens its address in a new tab', async ({
  page,
  ownerServer,
  watch,
}) => {
  await allowAnalytics(page, watch);
  for (const { label, route } of itemsOf('/bookmarks')) {
    await page.goto(ownerServer.url + route);
    await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
    const visit = page.getByRole('main').getByRole('link', { name: /^Visit Page/ });
    await expect(visit).toHaveAttribute('href', /^https:\/\//);
    await expect(visit).toHaveAttribute('target', '_blank');
    await expect(visit).toHaveAttribute('rel', 'noopener');
    expect(
      (await page.getByRole('main').locator('p').allInnerTexts()).join(' ').length,
      route,
    ).toBeGreaterThan(400);
  }
});

test('there is no "Visit Page" while the address is an example', async ({ page }) => {
  await page.goto('/bookmarks/perfect-socks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Visit Page/ })).toHaveCount(0);
});

test('Visit Page really opens a new tab and leaves this one where it is', async ({
  page,
  context,
  watch,
}) => {
  watch.expectHost('www.econtalk.org');
  await context.route('https://www.econtalk.org/**', (route) =>
    route.fulfill({ body: 'The podcast', contentType: 'text/html' }),
  );
  await open(page, '/bookmarks/econtalk');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Visit Page/ }).click(),
  ]);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).host).toBe('www.econtalk.org');
  await expect(page).toHaveURL('/bookmarks/econtalk');
});

test('the long podcast page recommends episodes to start with', async ({ page }) => {
  await open(page, '/bookmarks/econtalk');
  await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveCount(
    countIn('episodes.yml'),
  );
});

test('an unknown bookmark gives 404 and "Unknown Bookmark", before and after the scripts', async ({
  page,
  request,
  watch,
}) => {
  watch.expectError(/404 \(Not Found\)/);
  const response = await request.get('/bookmarks/no-such-book');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Unknown Bookmark</h1>');
  await open(page, '/bookmarks/no-such-book');
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown Bookmark' })).toBeVisible();
  await expect(page.getByRole('main').getByText('There’s no bookmark at this address.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Bookmarks' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All bookmarks' }).click();
  await expect(page).toHaveURL('/bookmarks');
});
