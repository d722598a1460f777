import type { Page } from '@playwright/test';
import { itemsOf, sections, titleOf } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';
import { expectPromisesKept } from './promises.ts';

/** The third parties that a page may load by itself, on the site of an owner who has filled in every value. */
const hostsByRoute: Record<string, string> = {
  '/interactive/book': 'calendly.com',
  '/projects/jous': 'jous.apps.test',
  '/projects/second-date': 'second-date.apps.test',
  '/projects/tango-diario': 'tango-diario.apps.test',
  '/writing/dating/online-dating': 'api.rss2json.com',
  '/writing/work/university': 'api.rss2json.com',
  '/writing/work/vocation': 'api.rss2json.com',
};

const analytics = 'www.googletagmanager.com';

const unhandledRejections = async (page: Page) => {
  const rejections: string[] = [];
  await page.exposeFunction('tellRejection', (reason: string) => void rejections.push(reason));
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', (event) => {
      (window as unknown as { tellRejection: (reason: string) => void }).tellRejection(String(event.reason));
    });
  });
  return rejections;
};

/** Brings every part of a page into the window, where frames that wait for that would load. */
const readToTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

for (const [name, addresses] of [
  ['Home', ['/']] as const,
  ...sections.map(({ name, path }) => [name, [path, ...itemsOf(path).map((item) => item.route)]] as const),
])
  test(`${name}: with all third parties blocked, each page stays usable without an unhandled rejection`, async ({
    page,
    ownerServer,
    watch,
  }) => {
    [...Object.values(hostsByRoute), analytics].forEach(watch.expectHost);
    watch.expectError(/net::ERR_NAME_NOT_RESOLVED|Failed to fetch/);
    const rejections = await unhandledRejections(page);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== '127.0.0.1') asked.add(hostname);
    });
    for (const [index, route] of addresses.entries()) {
      asked.clear();
      await open(page, `${ownerServer.url}${route}`);
      await readToTheEnd(page);
      const expected = [analytics, hostsByRoute[route]].filter((host) => host !== undefined);
      await expect.poll(() => [...asked].toSorted(), route).toEqual(expected.toSorted());
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      if (!hostsByRoute[route]) await expectPromisesKept(page, route);
      const [label, theme] = index % 2 === 0 ? ['Salon', 'dark'] : ['Paper', 'light'];
      await page.getByRole('button', { name: label }).click();
      await expect(page.locator('html'), route).toHaveAttribute('data-theme', theme ?? '');
    }
    expect(rejections).toEqual([]);
  });

test('with third parties that answer, sentences about buttons, players and frames are true as well', async ({
  page,
  ownerServer,
  watch,
}) => {
  await allowAnalytics(page, watch);
  // They are there and have nothing to show.
  watch.expectError(/Feed error/);
  for (const host of new Set(Object.values(hostsByRoute))) {
    watch.expectHost(host);
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: '{"items":[]}',
      }),
    );
  }
  for (const route of Object.keys(hostsByRoute)) {
    await open(page, ownerServer.url + route);
    await expectPromisesKept(page, route);
  }
});

for (const [route, title, button, host, height] of [
  [
    '/writing/tango/non-dancers',
    'Video playlist',
    'Play the playlist',
    'www.youtube-nocookie.com',
    undefined,
  ],
  ['/writing/tango/mentoring', 'Photo post', 'Load the photo', 'www.instagram.com', 600],
  ['/bookmarks/econtalk', 'Music player', 'Load the player', 'open.spotify.com', 352],
  ['/work/datingapp', 'Social post', 'Load the post', 'www.linkedin.com', 600],
] as const)
  test(`the ${title.toLowerCase()} loads after its button was pressed, and not before`, async ({
    page,
    ownerServer,
    watch,
  }) => {
    watch.expectHost(host);
    watch.expectHost(analytics);
    watch.expectError(/googletagmanager/);
    await page.route(`https://${host}/**`, (route_) =>
      route_.fulfill({ contentType: 'text/html', body: 'It plays' }),
    );
    await open(page, `${ownerServer.url}${route}`);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(watch.offSite.filter((address) => address.includes(host))).toEqual([]);
    const press = page.getByRole('button', { name: button });
    const size = async () =>
      (
        await page
          .getByRole('figure')
          .filter({ has: press.or(page.locator('iframe')) })
          .boundingBox()
      )?.height;
    await press.scrollIntoViewIfNeeded();
    const before = await size();
    await press.click();
    const frame = page.getByTitle(title, { exact: true });
    await expect(frame.contentFrame().getByText('It plays')).toBeVisible();
    await expect(frame).toBeFocused();
    if (height) expect((await frame.boundingBox())?.height).toBe(height);
    expect(Math.abs(((await size()) ?? 0) - (before ?? 0)), 'nothing moves').toBeLessThan(60);
  });

test('analytics count one page view when the shell loads, and none on navigation', async ({
  page,
  ownerServer,
  watch,
}) => {
  watch.expectHost(analytics);
  let loads = 0;
  await page.route(`https://${analytics}/**`, (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const views = () =>
    page.evaluate(() => {
      const layer = (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
      return layer
        .filter((command) => Object.prototype.toString.call(command) === '[object Arguments]')
        .map((command) => Array.from(command))
        .filter(([name, event]) => name === 'event' && event === 'page_view').length;
    });
  await open(page, ownerServer.url);
  await expect.poll(views).toBe(1);
  await page.getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/work'));
  await page.getByRole('link', { name: 'Bookmarks', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/bookmarks'));
  expect(await views()).toBe(1);
  expect(loads).toBe(1);
});

test('without the owner’s values there are no analytics and no imprint, and a cookie is never set', async ({
  page,
  context,
}) => {
  for (const route of ['/interactive/ama', '/projects/emotion-explorer', '/']) await open(page, route);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await expect(page.locator('script[src*="google"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Imprint and privacy' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Salon' }).click();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme']);
});

test('the imprint is linked in the footer once the owner has published it', async ({
  page,
  ownerServer,
  watch,
}) => {
  watch.expectHost(analytics);
  watch.expectError(/googletagmanager|net::ERR_NAME_NOT_RESOLVED/);
  await open(page, ownerServer.url);
  await page.getByRole('link', { name: 'Imprint and privacy' }).click();
  await expect(page).toHaveURL(`${ownerServer.url}/legal`);
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint and privacy' })).toBeVisible();
});
