import type { Owner } from '../src/content/schema';

const content = (head: string, property: string) =>
  new RegExp(`property="${property}" content="([^"]*)"`)
    .exec(head)?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&') ?? '';

const breadcrumbs = (path: string, title: string, address: string) => {
  const section = `/${path.split('/')[1] ?? ''}`;
  const stops = [
    { name: 'Home', path: '/' },
    ...(path === section ? [] : [{ name: section.slice(1).replaceAll('-', ' '), path: section }]),
    { name: title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stops.map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: stop.name,
      item: address + stop.path,
    })),
  };
};

/** What search engines may know in their own terms; no person is named. */
export const structuredData = (path: string, head: string, owner: Owner): string => {
  if (path.endsWith('/404')) return '';
  const title = content(head, 'og:title');
  const description = content(head, 'og:description');
  const url = owner.address + path;
  const graph: object[] = [];
  if (path === '/') graph.push({ '@type': 'WebSite', name: owner.siteName, url, description });
  else graph.push(breadcrumbs(path, title, owner.address));
  if (head.includes('content="article"'))
    graph.push({ '@type': 'Article', headline: title, description, url, inLanguage: 'en-GB' });
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${json}</script>`;
};
