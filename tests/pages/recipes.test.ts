import type { HtmlElement } from 'html-validate';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { nextOf, siteName } from '../content.ts';
import { newTitle } from '../ownerRecipes.ts';
import buildOwnerSite, { ownerSiteDirectory } from '../ownerSite.ts';
import { attributeOf, labelled, linkIn, siteIn, textOf } from './builtPage.ts';

const { builtFile, hasFile, htmlAt, pageAt } = siteIn(ownerSiteDirectory);
const fileText = (path: string) => builtFile(path).toString();
const mainOf = (route: string) => pageAt(route).querySelector('main');
const imageIn = (part: HtmlElement | null, name: string) =>
  part?.querySelectorAll('img').find((image) => attributeOf(image, 'alt') === name) ?? null;
const nextFrom = (route: string) => linkIn(mainOf(route), /^Next: /);

beforeAll(buildOwnerSite);

test.each([
  ['/writing', '/writing/tango/my-essay', 'My Essay'],
  ['/bookmarks', '/bookmarks/my-bookmark', 'My Bookmark'],
  ['/projects', '/projects/my-app', 'My App'],
])(
  '%s has an entry by the guide, in its menu, list, site map and social pictures',
  (section, route, title) => {
    const titled = new RegExp(`^${title}$`);
    for (const part of ['nav[aria-label] ul', 'main']) {
      const links = pageAt(section)
        .querySelectorAll(part)
        .map((one) => attributeOf(linkIn(one, titled), 'href'));
      expect(links, part).toContain(route);
    }
    expect(textOf(mainOf(route)?.querySelector('h1') ?? null)).toBe(title);
    expect(fileText('sitemap.xml')).toContain(`<loc>https://line-of-dance.test${route}</loc>`);
    expect(hasFile(`social${route}.png`)).toBe(true);
  },
);

test('the app and the essay of the guide are where they belong', () => {
  const visit = linkIn(mainOf('/projects/my-app'), /^Visit App/);
  expect(attributeOf(visit, 'href')).toBe('https://my-app.apps.test');
  const feed = fileText('rss.xml');
  expect(feed).toContain('<title><![CDATA[My Essay]]></title>');
  expect(feed).toMatch(
    /<img src="https:\/\/line-of-dance\.test\/assets\/my-photo-[\w-]+\.webp" alt="A wall"/,
  );
  expect(feed).not.toContain('srcset');
});

test('a changed title shows everywhere', () => {
  const page = pageAt('/writing/tango/exercises');
  expect(textOf(page.querySelector('main h1'))).toBe(newTitle);
  expect(textOf(page.querySelector('title'))).toBe(`${newTitle} · ${siteName}`);
  expect(attributeOf(page.querySelector('meta[property="og:title"]'), 'content')).toBe(newTitle);
  expect(textOf(nextFrom('/writing/tango/exercises'))).toBe('Next: My Essay');
  const mentionsOf = (route: string) =>
    mainOf(route)
      ?.querySelectorAll('p')
      .filter((line) => textOf(line).startsWith('Mentioned in '));
  const [mentions = null] = mentionsOf('/writing/tango/exercises') ?? [];
  expect(attributeOf(linkIn(mentions, /^My Essay$/), 'href')).toBe('/writing/tango/my-essay');
  expect(mentionsOf('/writing/tango/my-essay')).toEqual([]);
  const { route } = nextOf('/writing/tango/exercises');
  expect(attributeOf(nextFrom('/writing/tango/my-essay'), 'href')).toBe(route);
});

test('an essay has a photograph in two formats, with its caption', async () => {
  const figure = mainOf('/writing/tango/my-essay')?.querySelector('figure') ?? null;
  expect(textOf(figure)).toBe('A caption');
  const source = figure?.querySelector('source') ?? null;
  const image = imageIn(figure, 'A wall');
  expect(attributeOf(source, 'type')).toBe('image/avif');
  for (const [file, format] of [
    [attributeOf(source, 'srcset').split(' ')[0], 'heif'],
    [attributeOf(image, 'src'), 'webp'],
  ] as const) {
    expect(file).toMatch(/^\/assets\/my-photo-\w+-\d+\.(avif|webp)$/);
    expect((await sharp(builtFile(file ?? '')).metadata()).format).toBe(format);
  }
});

test('the owner’s name and portrait are in menu, text, feed and data', async () => {
  const page = pageAt('/');
  expect(textOf(labelled(page, 'nav', 'Main menu'))).toContain('Ada Example, ');
  expect(textOf(page.querySelector('main h1 + p'))).toMatch(/^I’m Ada Example\. /);
  const portrait = attributeOf(imageIn(page, 'Ada Example'), 'src');
  expect((await sharp(builtFile(portrait)).metadata()).width).toBe(2000);
  expect(attributeOf(page.querySelector('meta[name="author"]'), 'content')).toBe('Ada Example');
  const image = 'https://line-of-dance.test/portrait.jpg';
  expect(htmlAt('/')).toMatch(new RegExp(`"@type":"Person"[^}]*"name":"Ada Example"[^}]*"image":"${image}"`));
  expect(fileText('rss.xml')).toContain('Ada Example');
});

test('everything else in the guide is shown once it is filled in', () => {
  const pictures = mainOf('/')
    ?.querySelectorAll('a')
    .filter((link) => textOf(link).includes('opens in a new tab'));
  expect(pictures?.slice(0, 3).map((link) => attributeOf(link, 'href'))).toEqual(
    ['jous', 'second-date', 'tango-diario'].map((app) => `https://${app}.apps.test`),
  );
  const poem = mainOf('/writing/personal/nonsense')?.querySelector('article[aria-labelledby="poem-11"]');
  expect(textOf(poem ?? null)).toContain('that knows when to stop.');
  const menu = htmlAt('/social-media').split('<main')[0];
  expect(menu, 'with the icon of a link').toMatch(
    /<a href="https:\/\/social\.test\/@my-handle"[^>]*><svg[^>]*><path[^>]*><\/path><\/svg>Mastodon/,
  );
  expect(mainOf('/work/collaborate')?.querySelectorAll('li').map(textOf)).toContain('Ada');
  const work = mainOf('/work/experience');
  expect(textOf(work?.querySelector('#geocoding') ?? null)).toContain('Lead developer, 2021 to 2023');
  for (const id of ['geocoding', 'model2go', 'route-optimisation', 'optiflow']) {
    const last = work?.querySelectorAll(`#${id} a`).at(-1) ?? null;
    expect(attributeOf(last, 'href'), id).toMatch(/^https:\/\//);
  }
  const visit = linkIn(mainOf('/bookmarks/perfect-socks'), /^Visit Page/);
  expect(attributeOf(visit, 'href')).toMatch(/^https:\/\/[\w-]+\.apps\.test/);
  expect([attributeOf(visit, 'target'), attributeOf(visit, 'rel')]).toEqual(['_blank', 'noopener']);
});

test('a draft is in no page, menu, script, feed or site map', () => {
  expect(hasFile('writing/tango/my-draft')).toBe(false);
  const scripts = readdirSync(join(ownerSiteDirectory, 'client/assets')).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  const pages = ['/writing', '/writing/tango/my-essay'].map((route) => `${route}/index.html`);
  for (const file of [...scripts.map((name) => `assets/${name}`), ...pages, 'rss.xml', 'sitemap.xml'])
    expect(fileText(file), file).not.toMatch(/my-draft|My Draft/);
});
