import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { nextOf, siteName } from './content.ts';
import { allowAnalytics, answerHost, expect, open, test } from './journey.ts';
import { subMenu } from './mobileViews.ts';
import { follow, h1, next } from './moving.ts';
import { newTitle } from './ownerRecipes.ts';
import { ownerSiteDirectory } from './ownerSite.ts';

const textAt = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
};

test.beforeEach(({ page, watch }) => allowAnalytics(page, watch));

test('essay, bookmark and project by the guide', async ({ page, request, ownerServer: { url }, watch }) => {
  await answerHost(page, watch, 'my-app.apps.test', '');
  const siteMap = await textAt(request, `${url}/sitemap.xml`);
  await open(page, url);
  for (const [section, route, title] of [
    ['/writing', '/writing/tango/my-essay', 'My Essay'],
    ['/bookmarks', '/bookmarks/my-bookmark', 'My Bookmark'],
    ['/projects', '/projects/my-app', 'My App'],
  ] as const) {
    await follow(page, section);
    const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', route);
    await follow(page, route);
    await expect(h1(page)).toHaveText(title);
    expect(siteMap).toContain(`<loc>https://line-of-dance.test${route}</loc>`);
    expect((await request.get(`${url}/social${route}.png`)).status()).toBe(200);
  }
  const feed = await textAt(request, `${url}/rss.xml`);
  expect(feed).toContain('<title><![CDATA[My Essay]]></title>');
  expect(feed).toMatch(
    /<img src="https:\/\/line-of-dance\.test\/assets\/my-photo-[\w-]+\.webp" alt="A wall"/,
  );
  expect(feed).not.toContain('srcset');
});

test('a changed title shows everywhere; an essay has a photograph in three widths and two formats', async ({
  page,
  request,
  ownerServer: { url },
}) => {
  const essay = `${url}/writing/tango/my-essay`;
  const html = await open(page, `${url}/writing/tango/exercises`);
  await expect(h1(page)).toHaveText(newTitle);
  await expect(page).toHaveTitle(`${newTitle} · ${siteName}`);
  expect(html).toContain(`property="og:title" content="${newTitle}"`);
  const mentions = page.getByRole('main').getByText(/^Mentioned in /);
  await mentions.getByRole('link', { name: 'My Essay' }).click();
  await expect(page).toHaveURL(essay);
  await expect(mentions).toHaveCount(0);
  await page.goBack();
  await expect(next(page)).toHaveAccessibleName('Next: My Essay');
  await next(page).press('Enter');
  await expect(page).toHaveURL(essay);
  await expect(next(page)).toHaveAttribute('href', nextOf('/writing/tango/exercises').route);

  const photograph = page.getByRole('img', { name: 'A wall' });
  await expect(photograph).toHaveAttribute('width', '1440');
  await expect(photograph).toHaveAttribute('height', '1080');
  await expect(page.getByRole('figure').filter({ has: photograph })).toContainText('A caption');
  for (const [set, type] of [
    [await page.locator('picture source[type="image/avif"]').getAttribute('srcset'), 'image/avif'],
    [await photograph.getAttribute('srcset'), 'image/webp'],
  ] as const) {
    const files = (set ?? '').split(', ').map((file) => file.split(' '));
    expect(files.map(([, width]) => width)).toEqual(['480w', '960w', '1440w']);
    for (const [file = ''] of files) {
      const headers = (await request.get(url + file)).headers();
      expect(headers['content-type']).toBe(type);
      expect(headers['cache-control']).toContain('immutable');
    }
  }
  await photograph.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photograph.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\.avif$/);
});

test('a poem, a profile, a technology, roles and links are shown once they are filled in', async ({
  page,
  ownerServer: { url },
}) => {
  await open(page, `${url}/writing/personal/nonsense`);
  await expect(page.getByRole('article', { name: '11', exact: true })).toContainText(
    'that knows when to stop.',
  );
  await follow(page, '/social-media');
  const profile = subMenu(page, 'Social Media').getByRole('link', { name: 'Mastodon' });
  await expect(profile).toHaveAttribute('href', 'https://social.test/@my-handle');
  await expect(profile.locator('svg path')).toHaveCount(1);
  for (const stop of ['/work', '/work/collaborate']) await follow(page, stop);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /^Ada$/ })).toBeVisible();
  await follow(page, '/work/experience');
  await expect(page.locator('#geocoding').getByText('Lead developer, 2021 to 2023')).toBeVisible();
  for (const id of ['geocoding', 'model2go', 'route-optimisation', 'optiflow'])
    await expect(page.locator(`#${id}`).getByRole('link').last()).toHaveAttribute('href', /^https:\/\//);
  for (const stop of ['/bookmarks', '/bookmarks/perfect-socks']) await follow(page, stop);
  const visit = page.getByRole('main').getByRole('link', { name: /^Visit Page/ });
  await expect(visit).toHaveAttribute('href', /^https:\/\/[\w-]+\.apps\.test/);
  await expect(visit).toHaveAttribute('target', '_blank');
  await expect(visit).toHaveAttribute('rel', 'noopener');
});

test('shows the owner’s name, portrait and apps', async ({ page, request, ownerServer: { url } }) => {
  const html = await open(page, url);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Ada Example, ');
  await expect(page.getByText(/^I’m Ada Example\. /)).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Ada Example' });
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  const pictures = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  const addresses = await pictures.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    'https://jous.apps.test',
    'https://second-date.apps.test',
    'https://tango-diario.apps.test',
  ]);
  expect(html).toContain('<meta name="author" content="Ada Example"/>');
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    '@graph': object[];
  };
  const image = 'https://line-of-dance.test/portrait.jpg';
  expect(data['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'Person', name: 'Ada Example', image }),
  );
  expect(await textAt(request, `${url}/rss.xml`)).toContain('Ada Example');
});

test('a draft is in no page, menu, script, feed or site map', async ({ request, ownerServer: { url } }) => {
  expect((await request.get(`${url}/writing/tango/my-draft`)).status()).toBe(404);
  const assets = join(ownerSiteDirectory, 'client/assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(assets, file), 'utf8'), file).not.toMatch(/my-draft|My Draft/);
  for (const address of ['/writing', '/writing/tango/my-essay', '/rss.xml', '/sitemap.xml'])
    expect(await textAt(request, url + address), address).not.toMatch(/my-draft|My Draft/);
});
