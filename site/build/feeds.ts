import { Feed } from 'feed';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../src/entry-server';
import type { SiteRoute } from '../src/routes';
import { textIn } from './fragments.ts';
import type { SiteModule } from './prerender.ts';

export interface RenderedRoute {
  route: SiteRoute;
  page: RenderedPage;
}

/** The text without what only the site's own styles and scripts could use. */
const essayOf = (body: string) =>
  textIn(body)?.replace(/\s(?:class|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '') ?? '';

/** Essays with their whole text, newest first; what is fetched from elsewhere or not written yet is left out. */
const writeRss = async (site: SiteModule, rendered: readonly RenderedRoute[], folder: string) => {
  const { owner } = site;
  const feed = new Feed({
    id: owner.address,
    link: owner.address,
    title: owner.siteName,
    description: owner.tagline,
    language: 'en-GB',
    copyright: owner.siteName,
    feedLinks: { rss: `${owner.address}/rss.xml` },
  });
  const essays = await Promise.all(
    rendered
      .filter(({ route }) => site.isEssay(route.path))
      .map(async ({ route, page }) => ({
        page,
        path: route.path,
        content: await site.loadContent(route.path),
      })),
  );
  essays
    .map((essay) => ({ ...essay, date: new Date(String(essay.content.frontmatter.date)) }))
    .filter(({ page }) => !page.body.includes('data-external-essay'))
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .forEach(({ path, page, content: { frontmatter }, date }) =>
      feed.addItem({
        title: frontmatter.title,
        id: owner.address + path,
        link: owner.address + path,
        description: frontmatter.description,
        content: essayOf(page.body).replaceAll('href="/', `href="${owner.address}/`),
        date,
      }),
    );
  await writeFile(join(folder, 'rss.xml'), feed.rss2());
};

/** RSS, site map and the note for robots. */
export const writeFeeds = async (
  site: SiteModule,
  rendered: readonly RenderedRoute[],
  folder: string,
): Promise<void> => {
  const { address } = site.owner;
  const urls = site.routes.map(({ path }) => `<url><loc>${address}${path}</loc></url>`).join('');
  await writeFile(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
  );
  await writeFile(
    join(folder, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nSitemap: ${address}/sitemap.xml\n`,
  );
  await writeRss(site, rendered, folder);
};
