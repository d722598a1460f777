import { isExternal, isWritten, samplesOf, sections } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { follow, h1 } from './moving.ts';

/** Host of the third party that a page calls by itself, once the owner has filled in every value. */
const hostOf = (route: string): string | undefined => {
  if (route === '/interactive/book') return 'calendly.com';
  if (/^\/projects\/(?!emotion)./.test(route)) return `${route.split('/')[2]}.apps.test`;
  return isWritten(route) && isExternal(route) ? 'api.rss2json.com' : undefined;
};

/** Home, the overviews, and every page with a third party. */
const pages = [
  '/',
  ...sections.flatMap(({ path }) => samplesOf(path).filter((route) => route === path || hostOf(route))),
];

test('pages call only their own third party, and work without it', async ({ page, ownerServer, watch }) => {
  watch.expectError(/net::ERR_NAME_NOT_RESOLVED|Failed to fetch/);
  const rejections: string[] = [];
  await page.exposeFunction('tell', (reason: string) => void rejections.push(reason));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (reason: string) => void };
    addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
  });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).hostname));
  const apps = ['jous', 'second-date', 'tango-diario'].map((app) => `${app}.apps.test`);
  expect(new Set(pages.map(hostOf))).toEqual(
    new Set([undefined, 'api.rss2json.com', ...apps, 'calendly.com']),
  );
  for (const route of pages) {
    const hosts = ['www.googletagmanager.com', hostOf(route)].filter((host) => host !== undefined);
    for (const host of hosts) await watch.expectHost(host);
    asked.clear();
    await open(page, `${ownerServer.url}${route}`);
    // Scrolls down, so that lazy frames load.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => [...asked].toSorted(), route).toEqual(['127.0.0.1', ...hosts].toSorted());
    await expect(h1(page), route).toBeVisible();
  }
  expect(rejections).toEqual([]);
  await page.getByRole('link', { name: 'Imprint and privacy' }).click();
  await expect(h1(page)).toHaveText('Imprint and privacy');
  const views = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) => command[1]),
  );
  expect(
    views.filter((name) => name === 'page_view'),
    'one page view for the visit',
  ).toHaveLength(1);
});

test('playlist, photo, player and post load only after a click', async ({ page, ownerSite, watch }) => {
  await open(page, `${ownerSite}/writing`);
  for (const [route, title, button, host, height] of [
    ['/writing/tango/non-dancers', 'Video playlist', 'Play the playlist', 'www.youtube-nocookie.com'],
    ['/writing/tango/mentoring', 'Photo post', 'Load the photo', 'www.instagram.com', 600],
    ['/bookmarks/econtalk', 'Music player', 'Load the player', 'open.spotify.com', 352],
    ['/work/datingapp', 'Social post', 'Load the post', 'www.linkedin.com', 600],
  ] as const)
    await test.step(title, async () => {
      await watch.expectHost(host, { body: 'It plays' });
      for (const stop of [`/${route.split('/')[1]}`, route]) await follow(page, stop);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('slider'), 'the playlist replaces the site’s own films').toHaveCount(0);
      const load = page.getByRole('button', { name: button });
      await load.scrollIntoViewIfNeeded();
      expect(watch.offSite.filter((address) => address.includes(host))).toEqual([]);
      await load.click();
      const frame = page.getByTitle(title, { exact: true });
      await expect(frame.contentFrame().getByText('It plays')).toBeVisible();
      if (height) expect((await frame.boundingBox())?.height).toBe(height);
    });
});

test('without the owner’s values there are no analytics, imprint or cookies', async ({ page, context }) => {
  await open(page, '/interactive/ama');
  for (const route of ['/projects', '/projects/emotion-explorer', '/', '/bookmarks', '/bookmarks/econtalk'])
    await follow(page, route);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await expect(page.getByText('until you press the button')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the player' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Imprint and privacy' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Salon' }).click();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage)), 'no view of a phone').toEqual(['theme']);
});
