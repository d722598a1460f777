import type { Page } from '@playwright/test';
import { routes } from './content.ts';
import { allowAnalytics, open, test, type Watch } from './journey.ts';
import { expectPromisesKept } from './promises.ts';

const hosts = [
  'calendly.com',
  'api.rss2json.com',
  'jous.apps.test',
  'second-date.apps.test',
  'tango-diario.apps.test',
];

/** The services of the second site are there and have nothing to show. */
const allowThirdParties = async (page: Page, watch: Watch) => {
  await allowAnalytics(page, watch);
  for (const host of hosts) {
    watch.expectHost(host);
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: '{"items":[]}',
      }),
    );
  }
  watch.expectError(/Feed error/);
};

test('sentences about buttons, players and frames are true with the owner’s values', async ({
  page,
  ownerServer,
  watch,
}) => {
  await allowThirdParties(page, watch);
  for (const route of routes) {
    await open(page, ownerServer.url + route);
    await expectPromisesKept(page, route);
  }
});
