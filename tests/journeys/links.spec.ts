import type { APIRequestContext } from '@playwright/test';
import { routes } from './content.ts';
import { expect, test } from './journey.ts';

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

const linksIn = (html: string) => all(html, /<a\s[^>]*?href="([^"]*)"/g);

/** Every page by its address. The pages of words are in no menu. */
const pagesOf = async (request: APIRequestContext) => {
  const textAt = async (route: string) => (await request.get(route)).text();
  const words = all(await textAt('/sitemap.xml'), /<loc>https:\/\/example\.org([^<]*\/words[^<]*)<\/loc>/g);
  const apps = ['/apps/jous/', '/apps/second-date/', '/apps/tango-diario/'];
  const pages = new Map<string, string>();
  for (const route of [...routes, ...apps, ...words]) pages.set(route, await textAt(route));
  return pages;
};

test('every link leads to a page or anchor, every page is reached from Home, and external links open a new tab', async ({
  request,
}) => {
  const pages = await pagesOf(request);
  const faults: string[] = [];
  for (const [route, html] of pages) {
    for (const href of linksIn(html)) {
      if (/^https?:|^mailto:|\.xml$/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site.test${route}`);
      const target = pages.get(pathname);
      if (target === undefined || (hash && !target.includes(`id="${hash.slice(1)}"`)))
        faults.push(`${route} links to ${href}`);
    }
    const ids = all(html, /\sid="([^"]+)"/g);
    for (const id of ids.filter((one, index) => ids.indexOf(one) !== index))
      faults.push(`${route} has the id ${id} twice`);
    for (const link of /<main[\s\S]*<\/main>/.exec(html)?.[0].match(/<a\s[^>]*?href="https?:[^>]*>/g) ?? [])
      if (!/href="https:/.test(link) || !/target="_blank"/.test(link) || !/rel="[^"]*noopener/.test(link))
        faults.push(`${route} has ${link}`);
  }
  expect(faults).toEqual([]);

  const reached = new Set(['/']);
  for (const route of reached)
    for (const href of linksIn(pages.get(route) ?? '')) {
      const [path = ''] = href.split('#');
      if (pages.has(path)) reached.add(path);
    }
  expect(routes.filter((route) => !reached.has(route))).toEqual([]);
});

test('every file that a page names is there', async ({ request }) => {
  const files = new Set<string>();
  for (const html of (await pagesOf(request)).values())
    for (const pattern of [
      /<link\s[^>]*?href="(\/[^"]*)"/g,
      /<a\s[^>]*?href="(\/[^"]*\.xml)"/g,
      /<(?:img|script|source)\s[^>]*?src="(\/[^"]*)"/g,
      /url\((\/[^)]*)\)/g,
      /(?<!\/apps)(\/assets\/[^"\s]+\.js)/g,
    ])
      all(html, pattern).forEach((file) => files.add(file));
  expect(files.size).toBeGreaterThan(12);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect((await response.body()).length, file).toBeGreaterThan(0);
  }
});
