import type { PageMeta } from '../src/data/pageMeta';
import type { SiteModule } from './writePages.ts';

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

/** Returns the owner as a schema.org `Person`, if `owner.yml` has a name. */
const personOf = ({ owner, isExample }: SiteModule) => {
  const profiles = owner.profiles.map(({ url }) => url).filter((url) => !isExample(url));
  return (
    owner.name && {
      '@type': 'Person',
      '@id': `${owner.address}/#owner`,
      name: owner.name,
      url: owner.address,
      image: owner.portrait && owner.address + owner.portrait,
      sameAs: profiles.length > 0 ? profiles : undefined,
    }
  );
};

/** Structured data (JSON-LD) for search engines. `JSON.stringify` leaves out undefined fields. */
export const structuredData = (meta: PageMeta, site: SiteModule): string => {
  const { path, kind, title, description, date, updated } = meta;
  if (site.errorPages.some(({ address }) => address === path)) return '';
  const url = site.owner.address + path;
  const person = personOf(site);
  const author = person && { '@id': person['@id'] };
  const webSite = { '@type': 'WebSite', name: site.owner.siteName, url, description, author };
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    url,
    inLanguage: 'en-GB',
    datePublished: date,
    dateModified: updated,
    author,
  };
  const graph = [
    kind === 'home' ? webSite : breadcrumbs(meta, site),
    ...(kind === 'essay' ? [article] : []),
    ...(person ? [person] : []),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
};
