import { Feed } from 'feed';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../src/entry-server';
import type { SiteModule } from './prerender.ts';

/** Essays with their whole text, newest first; what is fetched from elsewhere or has no date is left out. */
const rssOf = ({ owner }: SiteModule, pages: readonly RenderedPage[]): string => {
  const feed = new Feed({
    id: owner.address,
    link: owner.address,
    title: owner.siteName,
    description: owner.tagline,
    language: 'en-GB',
    copyright: owner.siteName,
    feedLinks: { rss: `${owner.address}/rss.xml` },
  });
  pages
    .flatMap(({ meta, text }) =>
      meta.type === 'article' && meta.written && text?.feed
        ? [{ ...meta, date: new Date(meta.written), content: text.feed }]
        : [],
    )
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .forEach(({ title, path, description, content, date }) =>
      feed.addItem({
        title,
        id: owner.address + path,
        link: owner.address + path,
        description,
        content,
        date,
      }),
    );
  return feed.rss2();
};

/** Essays that are left out of the feed only because they have no date: the owner may have forgotten it. */
export const reportUndated = (pages: readonly RenderedPage[]): void => {
  const undated = pages.filter(({ meta, text }) => meta.type === 'article' && text?.feed && !meta.written);
  if (undated.length > 0)
    console.log(
      `Not in the RSS feed, because they have no date: ${undated.map(({ meta }) => meta.path).join(', ')}`,
    );
};

const siteMapOf = ({ owner, fallbackRoutes }: SiteModule, pages: readonly RenderedPage[]): string => {
  const hidden = new Set(fallbackRoutes.map((route) => route.address));
  const urls = pages
    .filter(({ meta }) => !hidden.has(meta.path))
    .map(({ meta: { path, written, changed = written } }) => {
      const lastChange = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<url><loc>${owner.address}${path}</loc>${lastChange}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};

/** RSS, site map and `robots.txt`. */
export const writeFeeds = async (
  site: SiteModule,
  pages: readonly RenderedPage[],
  folder: string,
): Promise<void> => {
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${site.owner.address}/sitemap.xml\n`;
  await Promise.all([
    writeFile(join(folder, 'sitemap.xml'), siteMapOf(site, pages)),
    writeFile(join(folder, 'robots.txt'), robots),
    writeFile(join(folder, 'rss.xml'), rssOf(site, pages)),
  ]);
};
