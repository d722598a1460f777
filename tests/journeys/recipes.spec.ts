import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { nextOf, siteName } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { subMenu } from './mobileViews.ts';
import { follow, h1, next } from './moving.ts';
import { newTitle } from './ownerRecipes.ts';
import { ownerSiteDirectory } from './ownerSite.ts';

const textAt = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
};

test('essay, bookmark and project by the guide', async ({ page, request, ownerSite: url, watch }) => {
  await watch.expectHost('my-app.apps.test', { body: '' });
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

test('a changed title shows everywhere; an essay has a photograph', async ({
  page,
  request,
  ownerSite: url,
}) => {
  const essay = `${url}/writing/tango/my-essay`;
  const html = await open(page, `${url}/writing/tango/exercises`);
  await expect(h1(page)).toHaveText(newTitle);
  await expect(page).toHaveTitle(`${newTitle} · ${siteName}`);
  expect(html).toContain(`property="og:title" content="${newTitle}"`);
  await expect(next(page)).toHaveAccessibleName('Next: My Essay');
  const mentions = page.getByRole('main').getByText(/^Mentioned in /);
  await mentions.getByRole('link', { name: 'My Essay' }).click();
  await expect(page).toHaveURL(essay);
  await expect(mentions).toHaveCount(0);
  await expect(next(page)).toHaveAttribute('href', nextOf('/writing/tango/exercises').route);

  const photograph = page.getByRole('img', { name: 'A wall' });
  await expect(page.getByRole('figure').filter({ has: photograph })).toContainText('A caption');
  await photograph.scrollIntoViewIfNeeded();
  const source = () => photograph.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toMatch(/\.avif$/);
  for (const [file, type] of [
    [await source(), 'image/avif'],
    [url + (await photograph.getAttribute('src')), 'image/webp'],
  ] as const) {
    const headers = (await request.get(file)).headers();
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      type,
      expect.stringContaining('immutable'),
    ]);
  }
});

test('everything else in the guide is shown once it is filled in', async ({
  page,
  request,
  ownerSite: url,
}) => {
  const html = await open(page, url);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Ada Example, ');
  await expect(page.getByText(/^I’m Ada Example\. /)).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Ada Example' });
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  const pictures = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  for (const [index, app] of ['jous', 'second-date', 'tango-diario'].entries())
    await expect(pictures.nth(index)).toHaveAttribute('href', `https://${app}.apps.test`);
  expect(html).toContain('<meta name="author" content="Ada Example"/>');
  const image = 'https://line-of-dance.test/portrait.jpg';
  expect(html).toMatch(new RegExp(`"@type":"Person"[^}]*"name":"Ada Example"[^}]*"image":"${image}"`));
  expect(await textAt(request, `${url}/rss.xml`)).toContain('Ada Example');

  for (const stop of ['/writing', '/writing/personal/nonsense']) await follow(page, stop);
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

test('a draft is in no page, menu, script, feed or site map', async ({ request, ownerSite: url }) => {
  expect((await request.get(`${url}/writing/tango/my-draft`)).status()).toBe(404);
  const assets = join(ownerSiteDirectory, 'client/assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(assets, file), 'utf8'), file).not.toMatch(/my-draft|My Draft/);
  for (const address of ['/writing', '/writing/tango/my-essay', '/rss.xml', '/sitemap.xml'])
    expect(await textAt(request, url + address), address).not.toMatch(/my-draft|My Draft/);
});
