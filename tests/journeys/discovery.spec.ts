import { changeOf, dateOf, isWritten, itemsOf, routes, standsElsewhere, address } from './content.ts';
import { expect, open, test } from './journey.ts';

/** Essays that are complete here. Those published elsewhere are not in the feed. */
const published = itemsOf('/writing').filter(({ placeholder }) => !placeholder);
const externalEssays = new Set(published.map(({ route }) => route).filter(standsElsewhere));
const essays = new Set(published.map(({ route }) => route).filter((route) => !standsElsewhere(route)));

test('has the essays of the specification: four written here, three published elsewhere', () => {
  for (const route of ['personal/nonsense', 'tango/exercises', 'tango/mentoring', 'tango/non-dancers'])
    expect([...essays]).toContain(`/writing/${route}`);
  for (const route of ['dating/online-dating', 'work/university', 'work/vocation'])
    expect([...externalEssays]).toContain(`/writing/${route}`);
});

test('the site map names every page and nothing else', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const addresses = [...(await response.text()).matchAll(/<loc>https:\/\/example\.org([^<]*)<\/loc>/g)].map(
    (match) => match[1],
  );
  const words = addresses.filter((address) => address?.startsWith('/projects/emotion-explorer/words'));
  // Every family of feelings and their index.
  expect(words).toHaveLength(55);
  const others = addresses.filter((address) => !words.includes(address));
  expect(new Set(others)).toEqual(new Set(routes));
  expect(others).toHaveLength(routes.length);
});

test('the site map says when a text was last changed, and nothing of pages that give no date', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const route of routes) {
    const lastmod = new RegExp(`example\\.org${route}</loc>(?:<lastmod>([^<]*)</lastmod>)?</url>`).exec(
      map,
    )?.[1];
    expect([route, lastmod]).toEqual([
      route,
      isWritten(route) ? (changeOf(route) ?? dateOf(route)) : undefined,
    ]);
  }
});

test('robots.txt names the site map and excludes the API', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${address}/sitemap.xml`);
  expect(text).toContain('Disallow: /api/');
});

test('the feed has the full essays, newest first, without placeholders and external essays', async ({
  page,
  request,
}) => {
  const response = await request.get('/rss.xml');
  expect(response.headers()['content-type']).toContain('xml');
  await open(page, '/');
  const items = await page.evaluate(async () => {
    const feed = new DOMParser().parseFromString(await (await fetch('/rss.xml')).text(), 'text/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is no XML.');
    return [...feed.querySelectorAll('item')].map((item) => ({
      link: item.querySelector('link')?.textContent ?? '',
      date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
      words: (item.getElementsByTagName('content:encoded')[0]?.textContent ?? '').split(/\s+/).length,
    }));
  });
  expect(new Set(items.map(({ link }) => new URL(link).pathname))).toEqual(essays);
  expect(items).toHaveLength(essays.size);
  for (const { link, date } of items)
    expect(new Date(date).toISOString().slice(0, 10), link).toBe(dateOf(new URL(link).pathname));
  const dates = items.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  for (const { words, link } of items) expect(words, link).toBeGreaterThan(200);
});

test('an essay says when it was written and changed, in its data too; without a date nothing', async ({
  page,
}) => {
  const inWords = (date: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  for (const route of [...essays, ...externalEssays]) {
    const html = await open(page, route);
    const [written, changed] = [dateOf(route), changeOf(route)];
    const line = page.getByRole('main').getByText(/^First written/);
    if (written) {
      const ending = changed ? `, changed ${inWords(changed)}` : '';
      await expect(line).toHaveText(`First written ${inWords(written)}${ending}`);
    } else await expect(line).toHaveCount(0);
    const data = JSON.parse(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '',
    ) as {
      '@graph': { datePublished?: string; dateModified?: string }[];
    };
    const { datePublished, dateModified } = data['@graph'].at(-1) ?? {};
    expect([route, datePublished, dateModified]).toEqual([route, written, changed]);
  }
});

test('the footer of every page links to the feed', async ({ page }) => {
  await open(page, '/work');
  await expect(page.getByRole('main').getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/rss.xml',
  );
});

test('every page announces the feed', async ({ request }) => {
  for (const route of routes)
    expect(await (await request.get(route)).text(), route).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/rss\.xml"/,
    );
});

test('structured data has kind and breadcrumbs of a page, and names nobody', async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    expect(blocks, route).toHaveLength(1);
    const data = JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': { '@type': string }[] };
    const types = data['@graph'].map((entry) => entry['@type']);
    const isEssay = essays.has(route) || externalEssays.has(route);
    const place = route === '/' ? ['WebSite'] : ['BreadcrumbList'];
    expect(types, route).toEqual(isEssay ? [...place, 'Article'] : place);
    expect(JSON.stringify(data), route).not.toContain('Person');
  }
});

test('the browser knows colours, icons and language of the site', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<html lang="en">');
  expect(html).toMatch(/<meta name="theme-color" content="#F6EEE8" media="\(prefers-color-scheme: light\)"/);
  expect(html).toMatch(/<meta name="theme-color" content="#1B1215" media="\(prefers-color-scheme: dark\)"/);
  for (const file of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest'])
    expect(html).toContain(file);
});
