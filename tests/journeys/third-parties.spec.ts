import { isExternal, isWritten, samplesOf, sections } from './content.ts';
import { allowAnalytics, answerHost, expect, open, test } from './journey.ts';
import { follow, h1 } from './moving.ts';

const analytics = 'www.googletagmanager.com';

/** The third party that a page loads by itself, once the owner has filled in every value. */
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
  expect(new Set(pages.map(hostOf))).toEqual(
    new Set([
      undefined,
      'api.rss2json.com',
      'jous.apps.test',
      'second-date.apps.test',
      'tango-diario.apps.test',
      'calendly.com',
    ]),
  );
  for (const route of pages) {
    const hosts = [analytics, hostOf(route)].filter((host) => host !== undefined);
    hosts.forEach(watch.expectHost);
    asked.clear();
    await open(page, `${ownerServer.url}${route}`);
    // Loads lazy frames.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => [...asked].toSorted(), route).toEqual(['127.0.0.1', ...hosts].toSorted());
    await expect(h1(page), route).toBeVisible();
  }
  await page.getByRole('button', { name: 'Salon' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(rejections).toEqual([]);
});

const embeds = [
  ['/writing/tango/non-dancers', 'Video playlist', 'Play the playlist', 'www.youtube-nocookie.com'],
  ['/writing/tango/mentoring', 'Photo post', 'Load the photo', 'www.instagram.com', 600],
  ['/bookmarks/econtalk', 'Music player', 'Load the player', 'open.spotify.com', 352],
  ['/work/datingapp', 'Social post', 'Load the post', 'www.linkedin.com', 600],
] as const;

test('playlist, photo, player and post load only after a click', async ({ page, ownerServer, watch }) => {
  await allowAnalytics(page, watch);
  await open(page, `${ownerServer.url}/writing`);
  for (const [route, title, button, host, height] of embeds)
    await test.step(title, async () => {
      await answerHost(page, watch, host, 'It plays');
      await follow(page, `/${route.split('/')[1]}`);
      await follow(page, route);
      await expect(page.locator('iframe')).toHaveCount(0);
      // The playlist replaces the site's own films.
      await expect(page.getByRole('slider')).toHaveCount(0);
      await expect(page.getByText('Three short films')).toHaveCount(0);
      if (title === 'Music player') await expect(page.getByText('until you press the button')).toBeVisible();
      await page.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
      expect(watch.offSite.filter((address) => address.includes(host))).toEqual([]);
      await page.getByRole('button', { name: button }).click();
      const frame = page.getByTitle(title, { exact: true });
      await expect(frame.contentFrame().getByText('It plays')).toBeVisible();
      if (height) expect((await frame.boundingBox())?.height).toBe(height);
    });
});

test('analytics count one page view; the imprint is linked', async ({ page, ownerServer, watch }) => {
  await allowAnalytics(page, watch);
  const views = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
      return dataLayer
        .map((command) => Array.from(command))
        .filter(([name, event]) => name === 'event' && event === 'page_view').length;
    });
  await open(page, ownerServer.url);
  await expect.poll(views).toBe(1);
  for (const path of ['/work', '/bookmarks']) await follow(page, path);
  expect(await views()).toBe(1);
  expect(watch.offSite).toHaveLength(1);
  await page.getByRole('link', { name: 'Imprint and privacy' }).click();
  await expect(page).toHaveURL(`${ownerServer.url}/legal`);
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint and privacy' })).toBeVisible();
});

test('without the owner’s values there are no analytics, imprint or cookies', async ({ page, context }) => {
  await open(page, '/interactive/ama');
  for (const route of ['/projects', '/projects/emotion-explorer', '/', '/bookmarks', '/bookmarks/econtalk'])
    await follow(page, route);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await expect(page.getByText('until you press the button')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the player' })).toBeVisible();
  await expect(page.locator('script[src*="google"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Imprint and privacy' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Salon' }).click();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage)), 'the view is for phones').toEqual(['theme']);
});
