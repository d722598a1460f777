import type { PageMeta } from '../src/elements/pageMeta';
import type { SiteModule } from './prerender.ts';

const breadcrumbs = ({ path, title }: PageMeta, { owner, sectionOf }: SiteModule) => {
  const section = sectionOf(path);
  const stops = [
    { name: 'Home', path: '/' },
    ...(section && section.path !== path ? [section] : []),
    { name: title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stops.map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: stop.name,
      item: owner.address + stop.path,
    })),
  };
};

const article = ({ title, description, written, changed }: PageMeta, url: string) => ({
  '@type': 'Article',
  headline: title,
  description,
  url,
  inLanguage: 'en-GB',
  ...(written ? { datePublished: written } : {}),
  ...(changed ? { dateModified: changed } : {}),
});

/** The structured data (JSON-LD) for search engines; no person is named. */
export const structuredData = (meta: PageMeta, site: SiteModule): string => {
  const { path, description, type } = meta;
  if (path.endsWith('/404')) return '';
  const url = site.owner.address + path;
  const place =
    path === '/'
      ? { '@type': 'WebSite', name: site.owner.siteName, url, description }
      : breadcrumbs(meta, site);
  const graph = type === 'article' ? [place, article(meta, url)] : [place];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
};
