import type { Page } from '@playwright/test';
import {
  address,
  changeOf,
  dateOf,
  isWritten,
  itemsOf,
  routes,
  siteName,
  standsElsewhere,
} from './content.ts';
import { expect, open, test } from './journey.ts';

/** Essays that are complete here. Those published elsewhere are not in the feed. */
const published = itemsOf('/writing').flatMap(({ placeholder, route }) => (placeholder ? [] : route));
const external = published.filter(standsElsewhere);
const essays = published.filter((route) => !external.includes(route));

const monthOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** What the HTML of a page says before any script runs. Each list has one entry, unless a test says otherwise. */
const readHtml = (page: Page, route: string) =>
  page.evaluate(async (path) => {
    const html = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    const all = (selector: string, attribute = 'content') =>
      [...html.querySelectorAll(selector)].map((found) => found.getAttribute(attribute) ?? found.textContent);
    html.querySelectorAll('main svg').forEach((drawing) => drawing.remove());
    const data = all('script[type="application/ld+json"]').map(
      (text) =>
        JSON.parse(text) as {
          '@graph': { '@type': string; datePublished?: string; dateModified?: string }[];
        },
    );
    return {
      titles: all('head title'),
      descriptions: all('head meta[name="description"]'),
      canonical: all('link[rel="canonical"]', 'href'),
      feeds: all('link[rel="alternate"][type="application/rss+xml"]', 'href'),
      headings: all('h1', 'class'),
      words: (html.querySelector('main')?.textContent ?? '').split(/\s+/).length,
      dates: [...html.querySelectorAll('main p, main div')]
        .map((line) => line.textContent.trim())
        .find((line) => line.startsWith('First written')),
      data,
      social: Object.fromEntries(
        [...html.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((tag) => [
          `${tag.getAttribute('property') ?? tag.getAttribute('name')}${tag.getAttribute('lang') ?? ''}`,
          tag.getAttribute('content') ?? '',
        ]),
      ),
    };
  }, route);

test('the HTML of every page has its own title, description, address, dates, social tags and structured data', async ({
  page,
  request,
  watch,
}) => {
  // A document that is only read is subject to the policy of the page that reads it.
  watch.expectError(/Applying inline style/);
  await open(page, '/social-media');
  const seen: Record<'title' | 'description' | 'picture', Set<string>> = {
    title: new Set(),
    description: new Set(),
    picture: new Set(),
  };
  for (const route of routes)
    await test.step(route, async () => {
      const html = await readHtml(page, route);
      const [[title = ''], [description = '']] = [html.titles, html.descriptions];
      expect([html.titles.length, html.descriptions.length, html.headings.length]).toEqual([1, 1, 1]);
      expect(description.length).toBeGreaterThan(49);
      expect(html.canonical).toEqual([`https://example.org${route}`]);
      expect(html.feeds).toContain('/rss.xml');
      expect(html.words).toBeGreaterThan(20);
      const { 'og:title': own, 'og:image': picture = '' } = html.social;
      if (route !== '/') expect(title).toBe(`${own} · ${siteName}`);
      expect(html.social).toMatchObject({
        'og:type': expect.any(String),
        'og:site_name': siteName,
        'og:description': description,
        'og:url': `${address}${route}`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/.{31}/),
        'twitter:card': expect.any(String),
      });
      if (route === '/writing/tango/mentoring')
        expect(html.social).toMatchObject({
          'og:descriptionde': expect.stringMatching(/ (für|und|mit) /),
          'og:locale:alternate': 'de_DE',
        });
      const file = await (await request.get(new URL(picture).pathname)).body();
      expect(file.length).toBeLessThan(100_000);
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);

      expect(html.data).toHaveLength(1);
      const graph = html.data[0]?.['@graph'] ?? [];
      const place = route === '/' ? 'WebSite' : 'BreadcrumbList';
      expect(graph.map((entry) => entry['@type'])).toEqual(
        published.includes(route) ? [place, 'Article'] : [place],
      );
      if (published.includes(route)) {
        const [written, changed] = [dateOf(route), changeOf(route)];
        const { datePublished, dateModified } = graph.at(-1) ?? {};
        expect([datePublished, dateModified]).toEqual([written, changed]);
        const isLater = changed && written && monthOf(changed) !== monthOf(written);
        const ending = isLater ? `, changed in ${monthOf(changed)}` : '';
        expect(html.dates).toBe(written && `First written in ${monthOf(written)}${ending}`);
      }
      for (const [kind, value] of Object.entries({ title, description, picture })) {
        expect(seen[kind as keyof typeof seen].has(value), `${kind} of another page`).toBe(false);
        seen[kind as keyof typeof seen].add(value);
      }
    });
});

test('the site map has every page, when its text last changed, and the pages of words', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const entries = [
    ...(await response.text()).matchAll(
      /<loc>https:\/\/example\.org([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g,
    ),
  ].map(([, route = '', changed]) => [route, changed] as const);
  const isWord = ([route]: readonly [string, unknown]) =>
    route.startsWith('/projects/emotion-explorer/words');
  // Every family of feelings and their index.
  expect(entries.filter(isWord)).toHaveLength(55);
  const pages = entries.filter((entry) => !isWord(entry)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(pages).toEqual(
    routes
      .toSorted()
      .map((route) => [route, isWritten(route) ? (changeOf(route) ?? dateOf(route)) : undefined]),
  );
});

test('the feed has the full essays, newest first, without placeholders and external essays', async ({
  page,
  request,
}) => {
  for (const route of ['personal/nonsense', 'tango/exercises', 'tango/mentoring', 'tango/non-dancers'])
    expect(essays).toContain(`/writing/${route}`);
  for (const route of ['dating/online-dating', 'work/university', 'work/vocation'])
    expect(external).toContain(`/writing/${route}`);
  expect((await request.get('/rss.xml')).headers()['content-type']).toContain('xml');
  await open(page, '/');
  const items = await page.evaluate(async () => {
    const feed = new DOMParser().parseFromString(await (await fetch('/rss.xml')).text(), 'text/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is no XML.');
    return [...feed.querySelectorAll('item')].map((item) => ({
      route: new URL(item.querySelector('link')?.textContent ?? '').pathname,
      date: new Date(item.querySelector('pubDate')?.textContent ?? '').toISOString().slice(0, 10),
      words: (item.getElementsByTagName('content:encoded')[0]?.textContent ?? '').split(/\s+/).length,
    }));
  });
  expect(items.map(({ route }) => route).toSorted()).toEqual(essays.toSorted());
  for (const { route, date, words } of items) {
    expect(date, route).toBe(dateOf(route));
    expect(words, route).toBeGreaterThan(200);
  }
  const dates = items.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  await expect(page.getByRole('main').getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/rss.xml',
  );
});

test('robots and browsers know site map, API, language, colours and icons', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  const html = await (await request.get('/')).text();
  for (const part of [
    '<html lang="en">',
    '<meta name="theme-color" content="#F6EEE8" media="(prefers-color-scheme: light)"',
    '<meta name="theme-color" content="#1B1215" media="(prefers-color-scheme: dark)"',
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ])
    expect(html).toContain(part);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    theme_color: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: siteName, theme_color: '#F6EEE8' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
