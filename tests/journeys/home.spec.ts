import { itemsOf } from './content.ts';
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
    [/^Dance tango better/, '/writing/tango/mentoring'],
    [/^Ask me anything/, '/interactive/ama'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', route);
});

test('Home leads to every tool, and its list "On this page" names every part of it', async ({ page }) => {
  const main = page.getByRole('main');
  for (const { route } of itemsOf('/interactive'))
    await expect(main.locator(`a[href="${route}"]`).first()).toBeVisible();
  const parts = await main
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((heading) => `/#${heading.closest('[id]:not(main)')?.id}`));
  const listed = await page
    .getByLabel('On this page')
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(listed).toEqual(parts);
});

test('four favourite books and podcasts are cards with image, title and short description', async ({
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

test('with example addresses, project pictures open the site’s own apps in a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const plates = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  await expect(plates).toHaveCount(3);
  for (const [index, name] of ['jous', 'second-date', 'tango-diario'].entries()) {
    const [tab] = await Promise.all([context.waitForEvent('page'), plates.nth(index).click()]);
    await expect(tab).toHaveURL(`/apps/${name}/`);
    await tab.close();
  }
});
