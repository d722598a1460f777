import type { APIRequestContext } from '@playwright/test';
import { routes, siteName } from './content.ts';
import { expect, test } from './journey.ts';

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

const apps = ['/apps/jous/', '/apps/second-date/', '/apps/tango-diario/'];

/** The pages of words are in no menu. */
const wordPages = async (request: APIRequestContext) =>
  all(
    await (await request.get('/sitemap.xml')).text(),
    /<loc>https:\/\/example\.org([^<]*\/words[^<]*)<\/loc>/g,
  );

const pagesOf = async (request: APIRequestContext) => {
  const pages = new Map<string, string>();
  for (const route of [...routes, ...apps, ...(await wordPages(request))])
    pages.set(route, await (await request.get(route)).text());
  return pages;
};

test('every internal link leads to a page, and every anchor to something on it', async ({ request }) => {
  const pages = await pagesOf(request);
  const faults: string[] = [];
  for (const [route, html] of pages) {
    for (const href of all(html, /<a\s[^>]*?href="([^"]*)"/g)) {
      if (/^https?:|^mailto:|\.xml$/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site.test${route}`);
      const target = pages.get(pathname);
      if (target === undefined) faults.push(`${route} links to ${href}, which is no page`);
      else if (hash && !target.includes(`id="${hash.slice(1)}"`))
        faults.push(`${route} links to ${href}, which has no such anchor`);
    }
  }
  expect(faults).toEqual([]);
});

test('every id is unique on its page', async ({ request }) => {
  for (const [route, html] of await pagesOf(request)) {
    const ids = all(html, /\sid="([^"]+)"/g);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      route,
    ).toEqual([]);
  }
});

test('every file that a page names is there: icons, manifest, fonts, scripts, feed, pictures', async ({
  request,
}) => {
  const files = new Set<string>();
  for (const html of (await pagesOf(request)).values()) {
    const named = [
      ...all(html, /<link\s[^>]*?href="(\/[^"]*)"/g),
      ...all(html, /<a\s[^>]*?href="(\/[^"]*\.xml)"/g),
      ...all(html, /<(?:img|script|source)\s[^>]*?src="(\/[^"]*)"/g),
      ...all(html, /url\((\/[^)]*)\)/g),
      ...all(html, /(?<!\/apps)(\/assets\/[^"\s]+\.js)/g),
    ];
    named.forEach((file) => files.add(file));
  }
  expect(files.size).toBeGreaterThan(12);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect((await response.body()).length, file).toBeGreaterThan(0);
  }
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    theme_color: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(siteName);
  expect(await (await request.get('/')).text()).toContain(
    `<meta name="theme-color" content="${manifest.theme_color}" media="(prefers-color-scheme: light)">`,
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('every external link of a text opens a new tab with rel="noopener", and uses HTTPS', async ({
  request,
}) => {
  for (const [route, html] of await pagesOf(request)) {
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const link of main.match(/<a\s[^>]*?href="https?:[^>]*>/g) ?? []) {
      expect(link, route).toContain('href="https://');
      expect(link, route).toContain('target="_blank"');
      expect(link, route).toMatch(/rel="[^"]*noopener/);
    }
  }
});

test('every page of the menus can be reached by links from the home page', async ({ request }) => {
  const pages = await pagesOf(request);
  const reached = new Set(['/']);
  for (const route of reached)
    for (const href of all(pages.get(route) ?? '', /<a\s[^>]*?href="(\/[^"#]*)/g))
      if (pages.has(href)) reached.add(href);
  expect(routes.filter((route) => !reached.has(route))).toEqual([]);
});
