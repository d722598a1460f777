import { allowAnalytics, expect, open, test } from './journey.ts';

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
