import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { nextOf, siteName } from './content.ts';
import { allowAnalytics, expect, open, test } from './journey.ts';
import { newTitle } from './ownerRecipes.ts';
import { ownerSiteDirectory } from './ownerSite.ts';

const textAt = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
};

test.beforeEach(({ page, watch }) => allowAnalytics(page, watch));

for (const [what, route, title] of [
  ['essay', '/writing/tango/my-essay', 'My Essay'],
  ['bookmark', '/bookmarks/my-bookmark', 'My Bookmark'],
  ['project', '/projects/my-app', 'My App'],
] as const)
  test(`${what} added by the guide: a page, an entry in its menu, a link to it, a place in the site map`, async ({
    page,
    request,
    ownerServer: { url },
    watch,
  }) => {
    watch.expectHost('my-app.apps.test');
    await page.route('https://my-app.apps.test/**', (app) => app.fulfill({ body: '' }));
    const section = `/${route.split('/')[1] ?? ''}`;
    await open(page, `${url}${section}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', route);
    await page.locator(`nav a[href="${route}"]`).click();
    await expect(page).toHaveURL(`${url}${route}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await textAt(request, `${url}/sitemap.xml`)).toContain(
      `<loc>https://line-of-dance.test${route}</loc>`,
    );
    expect((await request.get(`${url}/social/${route.slice(1).replaceAll('/', '-')}.png`)).status()).toBe(
      200,
    );
  });

test('an essay added by the guide is in the feed, with its photograph in one size', async ({
  request,
  ownerServer: { url },
}) => {
  const feed = await textAt(request, `${url}/rss.xml`);
  expect(feed).toContain('<title><![CDATA[My Essay]]></title>');
  expect(feed).toMatch(
    /<img src="https:\/\/line-of-dance\.test\/assets\/my-photo-[\w-]+\.webp" alt="A wall"/,
  );
  expect(feed).not.toContain('srcset');
});

test('Next leads to the essay added by the guide, and on from there past the draft', async ({
  page,
  ownerServer: { url },
}) => {
  await open(page, `${url}/writing/tango/exercises`);
  await page.getByRole('link', { name: 'Next: My Essay' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My Essay' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveAttribute(
    'href',
    nextOf('/writing/tango/exercises').route,
  );
});

test('a poem, a profile and a technology added by the guide are shown', async ({
  page,
  ownerServer: { url },
}) => {
  await open(page, `${url}/writing/personal/nonsense`);
  await expect(page.getByRole('article', { name: '11', exact: true })).toContainText(
    'that knows when to stop.',
  );
  await open(page, `${url}/social-media`);
  const profile = page
    .getByRole('navigation', { name: 'Social Media' })
    .getByRole('link', { name: 'Mastodon' });
  await expect(profile).toHaveAttribute('href', 'https://social.test/@my-handle');
  await expect(profile.locator('svg path')).toHaveCount(1);
  await open(page, `${url}/work/collaborate`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /^Ada$/ })).toBeVisible();
});

test('the owner’s name and portrait are shown and are told to search engines and feeds', async ({
  page,
  request,
  ownerServer: { url },
}) => {
  const html = await open(page, url);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Ada Example, ');
  await expect(page.getByText(/^I’m Ada Example\. /)).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Ada Example' });
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  expect(html).toContain('<meta name="author" content="Ada Example"/>');
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    '@graph': object[];
  };
  expect(data['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Person',
      name: 'Ada Example',
      image: 'https://line-of-dance.test/portrait.jpg',
    }),
  );
  expect(await textAt(request, `${url}/rss.xml`)).toContain('Ada Example');
});

test('without a name and a portrait the site names nobody', async ({ page }) => {
  const html = await open(page, '/');
  expect(html).not.toMatch(/name="author"|"Person"/);
  await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).not.toHaveText(/^I’m /);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('a changed title is the heading, the name of the tab and what shared links show', async ({
  page,
  ownerServer: { url },
}) => {
  const html = await open(page, `${url}/writing/tango/exercises`);
  await expect(page.getByRole('heading', { level: 1, name: newTitle })).toBeVisible();
  await expect(page).toHaveTitle(`${newTitle} · ${siteName}`);
  expect(html).toContain(`property="og:title" content="${newTitle}"`);
});

test('a draft is nowhere: no page, no menu entry, not in feed and site map', async ({
  request,
  ownerServer: { url },
}) => {
  expect((await request.get(`${url}/writing/tango/my-draft`)).status()).toBe(404);
  const scripts = readdirSync(join(ownerSiteDirectory, 'client/assets')).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of scripts)
    expect(readFileSync(join(ownerSiteDirectory, 'client/assets', file), 'utf8'), file).not.toMatch(
      /my-draft|My Draft/,
    );
  for (const address of ['/writing', '/writing/tango/my-essay', '/rss.xml', '/sitemap.xml'])
    expect(await textAt(request, url + address), address).not.toMatch(/my-draft|My Draft/);
});

test('a text says at its end which other texts lead to it', async ({ page, ownerServer: { url } }) => {
  await open(page, `${url}/writing/tango/exercises`);
  const mentions = page.getByRole('main').getByText(/^Mentioned in /);
  await mentions.getByRole('link', { name: 'My Essay' }).click();
  await expect(page).toHaveURL(`${url}/writing/tango/my-essay`);
  await expect(page.getByRole('main').getByText(/^Mentioned in /)).toHaveCount(0);
});

test('a photograph comes in three widths, in AVIF and WebP, and keeps its place while it loads', async ({
  page,
  request,
  ownerServer: { url },
}) => {
  await open(page, `${url}/writing/tango/my-essay`);
  const photograph = page.getByRole('img', { name: 'A wall' });
  await expect(photograph).toHaveAttribute('width', '1440');
  await expect(photograph).toHaveAttribute('height', '1080');
  await expect(page.getByRole('figure').filter({ has: photograph })).toContainText('A caption');
  const sets = [
    await page.locator('picture source[type="image/avif"]').getAttribute('srcset'),
    await photograph.getAttribute('srcset'),
  ];
  for (const set of sets) {
    const files = (set ?? '').split(', ').map((file) => file.split(' '));
    expect(files.map(([, width]) => width)).toEqual(['480w', '960w', '1440w']);
    for (const [file = ''] of files) {
      const response = await request.get(url + file);
      expect(response.headers()['content-type']).toMatch(/^image\/(avif|webp)$/);
      expect(response.headers()['cache-control']).toContain('immutable');
    }
  }
  await photograph.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photograph.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\.avif$/);
});
