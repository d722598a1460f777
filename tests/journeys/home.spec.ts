import { allowAnalytics, expect, open, test } from './journey.ts';

test.beforeEach(({ page }) => open(page, '/'));

test('the home page introduces itself: building community, conversations, curiosity, doing things together', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const subject of [/communit/i, /conversation/i, /curio/i, /together/i])
    await expect(main.getByText(subject).first()).toBeVisible();
});

test('four ways in lead to writing, freelance, mentoring and questions', async ({ page }) => {
  for (const [name, route] of [
    [/^Read something/, '/writing'],
    [/^Hire me/, '/work/freelance'],
    [/^Learn to dance/, '/writing/tango/mentoring'],
    [/^Ask me anything/, '/interactive/ama'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', route);
});

test('four favourite books and podcasts stand as cards with image, title and short description', async ({
  page,
}) => {
  const shelf = page.getByRole('heading', { name: 'On the shelf' });
  await expect(shelf).toBeVisible();
  const cards = page.getByRole('main').locator('a[data-format]');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card.locator('svg, img').first()).toBeVisible();
    await expect(card.getByRole('heading')).not.toBeEmpty();
    expect((await card.innerText()).length).toBeGreaterThan(60);
    await expect(card).toHaveAttribute('href', /^\/bookmarks\//);
  }
});

test('three project screenshots open their apps in a new tab', async ({
  page,
  context,
  ownerServer,
  watch,
}) => {
  await allowAnalytics(page, watch);
  await open(page, ownerServer.url);
  const plates = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  await expect(plates).toHaveCount(3);
  for (const plate of await plates.all()) {
    await expect(plate.locator('svg, img').first()).toBeVisible();
    await expect(plate).toHaveAttribute('target', '_blank');
    await expect(plate).toHaveAttribute('rel', 'noopener');
  }
  watch.expectHost('jous.apps.test');
  await context.route('https://jous.apps.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'An app' }),
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), plates.first().click()]);
  await expect.poll(() => tab.url()).toBe('https://jous.apps.test/');
  await expect(page).toHaveURL(`${ownerServer.url}/`);
});

test('while the addresses of the apps are examples, the project cards lead to their pages on this site', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(0);
  for (const name of ['jous', 'second-date', 'tango-diario'])
    await expect(main.locator(`a[href="/projects/${name}"]`).first()).toBeVisible();
});
