import { expect, test } from 'vitest';
import { apps, routes } from '../content.ts';
import { builtFile, hasFile, htmlAt } from './builtPage.ts';

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

const linksIn = (html: string) => all(html, /<a\s[^>]*?href="([^"]*)"/g);

/** Addresses of the Emotion Explorer's pages of words, which are in no menu. */
const words = all(
  builtFile('sitemap.xml').toString(),
  /<loc>https:\/\/example\.org([^<]*\/words[^<]*)<\/loc>/g,
);
const pages = new Map(
  [...routes, ...Object.keys(apps).map((name) => `/apps/${name}/`), ...words].map((route) => [
    route,
    htmlAt(route),
  ]),
);

test.each([...pages])(
  'every link of %s leads to a page or anchor, and external links open a new tab',
  (route, html) => {
    const faults: string[] = [];
    for (const href of linksIn(html)) {
      if (/^https?:|^mailto:|\.xml$/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site.test${route}`);
      const target = pages.get(pathname);
      if (target === undefined || (hash && !target.includes(`id="${hash.slice(1)}"`))) faults.push(href);
    }
    for (const link of /<main[\s\S]*<\/main>/.exec(html)?.[0].match(/<a\s[^>]*?href="https?:[^>]*>/g) ?? [])
      if (!/href="https:/.test(link) || !/target="_blank"/.test(link) || !/rel="[^"]*noopener/.test(link))
        faults.push(link);
    expect(faults).toEqual([]);
  },
);

test.each([...pages])('%s has each id once', (_, html) => {
  const ids = all(html, /\sid="([^"]+)"/g);
  expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([]);
});

test('every page is reached from Home', () => {
  const reached = new Set(['/']);
  for (const route of reached)
    for (const href of linksIn(pages.get(route) ?? '')) {
      const [path = ''] = href.split('#');
      if (pages.has(path)) reached.add(path);
    }
  expect(routes.filter((route) => !reached.has(route))).toEqual([]);
});

test('no page loads anything from another host', () => {
  for (const [route, html] of pages) {
    const loaded = all(html, /<(?:img|script|source|iframe|video|audio|embed)\s[^>]*?src(?:set)?="([^"]*)"/g);
    const linked = all(
      html,
      /<link\s(?=[^>]*rel="(?:stylesheet|preload|modulepreload|preconnect|icon)")[^>]*?href="([^"]*)"/g,
    );
    expect(
      [...loaded, ...linked, ...all(html, /url\(([^)]*)\)/g)].filter((file) =>
        /^["']?(?:https?:)?\/\//.test(file),
      ),
      route,
    ).toEqual([]);
  }
});

test('every file that a page names is there', () => {
  const files = new Set<string>();
  for (const html of pages.values())
    for (const pattern of [
      /<link\s[^>]*?href="(\/[^"]*)"/g,
      /<a\s[^>]*?href="(\/[^"]*\.xml)"/g,
      /<(?:img|script|source)\s[^>]*?src="(\/[^"]*)"/g,
      /url\((\/[^)]*)\)/g,
      /(?<!\/apps)(\/assets\/[^"\s]+\.js)/g,
    ])
      all(html, pattern).forEach((file) => files.add(file));
  expect(files.size).toBeGreaterThan(12);
  // Not a file: the server generates this feed.
  files.delete('/interactive/ama/rss.xml');
  expect([...files].filter((file) => !hasFile(file))).toEqual([]);
});
