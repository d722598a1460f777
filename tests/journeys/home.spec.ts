import { itemsOf } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';

test('Home leads to four ways in, to every tool and, in "On this page", to each of its parts', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const [name, route] of [
    [/^Read something/, '/writing'],
    [/^Hire me/, '/work/freelance'],
    [/^Dance tango better/, '/writing/tango/mentoring'],
    [/^Ask me anything/, '/interactive/ama'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', route);
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
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
  const cards = page.getByRole('main').locator('a[data-format]');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card.locator('svg, img').first()).toBeVisible();
    await expect(card.getByRole('heading')).not.toBeEmpty();
    expect((await card.innerText()).length).toBeGreaterThan(60);
    await expect(card).toHaveAttribute('href', /^\/bookmarks\//);
  }
});

test('three project pictures open the owner’s apps, or the site’s own, in a new tab', async ({
  page,
  context,
  ownerServer,
  watch,
}) => {
  await allowAnalytics(page, watch);
  await context.route('https://*.apps.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'An app' }),
  );
  const pictures = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  for (const [site, addressOf] of [
    [ownerServer.url, (name: string) => `https://${name}.apps.test/`],
    ['', (name: string) => `/apps/${name}/`],
  ] as const) {
    await open(page, `${site}/`);
    await expect(pictures).toHaveCount(3);
    for (const [index, name] of ['jous', 'second-date', 'tango-diario'].entries()) {
      watch.expectHost(`${name}.apps.test`);
      await expect(pictures.nth(index).locator('svg, img').first()).toBeVisible();
      await expect(pictures.nth(index)).toHaveAttribute('rel', 'noopener');
      const [tab] = await Promise.all([context.waitForEvent('page'), pictures.nth(index).click()]);
      await expect(tab).toHaveURL(addressOf(name));
      await tab.close();
    }
  }
});
