import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { address, changeOf, dateOf, isWritten, itemsOf, routes, siteName, isExternal } from '../content.ts';
import { attributeOf, builtFile, hasFile, htmlAt, pageAt, textOf } from './builtPage.ts';

/** All essays except placeholders. Those that come from the owner's blog (`external`) are not in the feed. */
const published = itemsOf('/writing').flatMap(({ placeholder, route }) => (placeholder ? [] : route));
const external = published.filter(isExternal);
const essays = published.filter((route) => !external.includes(route));

const monthOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** Open Graph and Twitter tags of a page by name, followed by the tag's `lang` if it has one. */
const socialTagsOf = (page: HtmlElement) =>
  Object.fromEntries(
    page
      .querySelectorAll('meta')
      .map((tag) => [attributeOf(tag, 'property') || attributeOf(tag, 'name'), tag] as const)
      .filter(([name]) => /^(og|twitter):/.test(name))
      .map(([name, tag]) => [name + attributeOf(tag, 'lang'), attributeOf(tag, 'content')]),
  );

const structuredDataOf = (page: HtmlElement) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
    '@graph': { '@type': string; datePublished?: string; dateModified?: string }[];
  };

test.each(routes)('%s has a title, description, address and tags for shared links', (route) => {
  const page = pageAt(route);
  for (const tag of ['h1', 'title', 'meta[name="description"]', 'link[rel="canonical"]'])
    expect(page.querySelectorAll(tag), tag).toHaveLength(1);
  const description = attributeOf(page.querySelector('meta[name="description"]'), 'content');
  expect(description.length).toBeGreaterThan(49);
  expect(attributeOf(page.querySelector('link[rel="canonical"]'), 'href')).toBe(
    `https://example.org${route}`,
  );
  const feeds = page.querySelectorAll('link[type="application/rss+xml"]');
  const addresses = route === '/interactive/ama' ? ['/interactive/ama/rss.xml', '/rss.xml'] : ['/rss.xml'];
  expect(feeds.map((feed) => attributeOf(feed, 'href')).toSorted()).toEqual(addresses);
  expect(textOf(page.querySelector('main')).split(' ').length).toBeGreaterThan(20);

  const social = socialTagsOf(page);
  if (route !== '/') expect(textOf(page.querySelector('title'))).toBe(`${social['og:title']} · ${siteName}`);
  expect(social).toMatchObject({
    'og:type': expect.any(String),
    'og:site_name': siteName,
    'og:description': description,
    'og:url': `${address}${route}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/.{31}/),
    'twitter:card': expect.any(String),
  });
  const picture = builtFile(new URL(social['og:image'] ?? '').pathname);
  expect(picture.length).toBeLessThan(100_000);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('titles, descriptions and social pictures differ from page to page', () => {
  const pages = routes.map(pageAt);
  for (const values of [
    pages.map((page) => textOf(page.querySelector('title'))),
    pages.map((page) => attributeOf(page.querySelector('meta[name="description"]'), 'content')),
    pages.map((page) => socialTagsOf(page)['og:image'] ?? ''),
  ])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('an essay with a summary in German is described in German too', () => {
  expect(socialTagsOf(pageAt('/writing/tango/mentoring'))).toMatchObject({
    'og:descriptionde': expect.stringMatching(/ (für|und|mit) /),
    'og:locale:alternate': 'de_DE',
  });
});

test.each(routes)('%s has structured data, and an essay its dates', (route) => {
  const page = pageAt(route);
  const graph = structuredDataOf(page)['@graph'];
  const place = route === '/' ? 'WebSite' : 'BreadcrumbList';
  const isEssay = published.includes(route);
  expect(graph.map((entry) => entry['@type'])).toEqual(isEssay ? [place, 'Article'] : [place]);
  if (!isEssay) return;
  const [written, changed] = [dateOf(route), changeOf(route)];
  const { datePublished, dateModified } = graph.at(-1) ?? {};
  expect([datePublished, dateModified]).toEqual([written, changed]);
  const isLater = changed && written && monthOf(changed) !== monthOf(written);
  const ending = isLater ? `, changed in ${monthOf(changed)}` : '';
  const dates = page.querySelectorAll('main p, main div').map(textOf);
  expect(dates.find((line) => line.startsWith('First written'))).toBe(
    written && `First written in ${monthOf(written)}${ending}`,
  );
});

test('the site map has every page, when its text last changed, and the pages of words', () => {
  const entries = [
    ...builtFile('sitemap.xml')
      .toString()
      .matchAll(/<loc>https:\/\/example\.org([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
  ].map(([, route = '', changed]) => [route, changed] as const);
  const isWord = ([route]: readonly [string, unknown]) =>
    route.startsWith('/projects/emotion-explorer/words');
  // One page for each family of feelings, and their index.
  expect(entries.filter(isWord)).toHaveLength(55);
  const pages = entries.filter((entry) => !isWord(entry)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(pages).toEqual(
    routes
      .toSorted()
      .map((route) => [route, isWritten(route) ? (changeOf(route) ?? dateOf(route)) : undefined]),
  );
});

test('the server knows the address of the questions for their feed', () => {
  const page: unknown = JSON.parse(builtFile('../questions-page.json').toString());
  expect(page).toMatchObject({ address, path: '/interactive/ama' });
});

test('texts in the feed need neither styles nor scripts of the site', () => {
  const feed = builtFile('rss.xml').toString();
  expect(feed).toContain('<svg');
  expect(feed).not.toMatch(/var\(|<button|<input/);
});

test('the feed has the full essays, newest first, without placeholders and external essays', () => {
  for (const route of ['personal/nonsense', 'tango/exercises', 'tango/mentoring', 'tango/non-dancers'])
    expect(essays).toContain(`/writing/${route}`);
  for (const route of ['dating/online-dating', 'work/university', 'work/vocation'])
    expect(external).toContain(`/writing/${route}`);
  const items = [
    ...builtFile('rss.xml')
      .toString()
      .matchAll(/<item>([^]*?)<\/item>/g),
  ].map(([, item = '']) => ({
    route: new URL(/<link>([^<]*)<\/link>/.exec(item)?.[1] ?? '').pathname,
    date: new Date(/<pubDate>([^<]*)<\/pubDate>/.exec(item)?.[1] ?? '').toISOString().slice(0, 10),
    words: (/<content:encoded>([^]*?)<\/content:encoded>/.exec(item)?.[1] ?? '').split(/\s+/).length,
  }));
  expect(items.map(({ route }) => route).toSorted()).toEqual(essays.toSorted());
  for (const { route, date, words } of items) {
    expect(date, route).toBe(dateOf(route));
    expect(words, route).toBeGreaterThan(200);
  }
  const dates = items.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const links = pageAt('/')
    .querySelectorAll('main a')
    .map((link) => attributeOf(link, 'href'));
  expect(links).toContain('/rss.xml');
});

test('the lexicon for other programs has every word with its sources', () => {
  const { words } = JSON.parse(builtFile('emotions.json').toString()) as { words: { sources: string[] }[] };
  expect(words.length).toBeGreaterThan(1_290);
  expect(words.every(({ sources }) => sources.length > 0)).toBe(true);
});

test('robots and browsers know site map, API, language, colours and icons', () => {
  const robots = builtFile('robots.txt').toString();
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  const html = htmlAt('/');
  for (const part of [
    '<html lang="en-GB">',
    '<meta name="theme-color" content="#F6EEE8" media="(prefers-color-scheme: light)"',
    '<meta name="theme-color" content="#1B1215" media="(prefers-color-scheme: dark)"',
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ])
    expect(html).toContain(part);
  const manifest = JSON.parse(builtFile('site.webmanifest').toString()) as {
    name: string;
    theme_color: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: siteName, theme_color: '#F6EEE8' });
  for (const { src } of manifest.icons) expect(hasFile(src), src).toBe(true);
});
