import { Feed } from 'feed';
import type { BuiltPage, BuiltSite, SiteModule } from './writePages.ts';

/**
 * Returns the RSS feed of the essays, with their full text, newest first. Leaves out essays without a date, and pages
 * that fetch their essay from the owner's blog.
 */
const rssOf = async (site: SiteModule, pages: readonly BuiltPage[]): Promise<string> => {
  const { owner } = site;
  const feed = new Feed({
    id: owner.address,
    link: owner.address,
    title: owner.siteName,
    description: owner.tagline,
    language: 'en-GB',
    copyright: owner.name ?? owner.siteName,
    ...(owner.name ? { author: { name: owner.name, link: owner.address } } : {}),
    feedLinks: { rss: `${owner.address}/rss.xml` },
  });
  const undated: string[] = [];
  const essays = pages
    .map(({ meta }) => meta)
    .filter(({ kind }) => kind === 'essay')
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  for (const { path, title, description, date } of essays) {
    const content = await site.renderForFeed(path);
    const link = owner.address + path;
    if (content && date)
      feed.addItem({
        title,
        id: link,
        link,
        description,
        content,
        date: new Date(date),
        ...(owner.name ? { author: [{ name: owner.name }] } : {}),
      });
    else if (content) undated.push(path);
  }
  if (undated.length > 0)
    console.log(`Not in the RSS feed, because they have no date: ${undated.join(', ')}`);
  return feed.rss2();
};

const siteMapOf = ({ owner, errorPages }: SiteModule, pages: readonly BuiltPage[]): string => {
  const urls = pages
    .filter(({ page }) => !errorPages.includes(page))
    .map(({ meta: { path, date, updated = date } }) => {
      const lastChange = updated ? `<lastmod>${updated}</lastmod>` : '';
      return `<url><loc>${owner.address}${path}</loc>${lastChange}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};

/** Writes RSS, sitemap and `robots.txt`. */
export const writeFeeds = async ({ site, pages, write }: BuiltSite): Promise<void> => {
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${site.owner.address}/sitemap.xml\n`;
  await write('sitemap.xml', siteMapOf(site, pages));
  await write('robots.txt', robots);
  await write('rss.xml', await rssOf(site, pages));
};
