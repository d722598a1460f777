import type { ComponentType } from 'react';
import type { Content } from './article/content';
import { loadContent } from './article/loadContent';
import type { Kind } from './content/frontmatter';
import { kindOf } from './content/kinds';
import { itemsOf, navigation } from './content/navigation';
import type { NavigationItem } from './content/schema';
import type { PageMeta } from './elements/pageMeta';

/** A page once everything that it shows has arrived. */
export interface LoadedPage {
  Page: ComponentType;
  meta: PageMeta;
}

interface PageModule<K extends Kind> {
  meta: (content: Content<K>, path: string) => PageMeta;
  createPage: (content: Content<K>, meta: PageMeta) => ComponentType | Promise<ComponentType>;
}

export interface SiteRoute {
  /** What the router matches. */
  path: string;
  /** Where the page stands: its path, or one of the addresses that the path is a pattern for. */
  address: string;
  load: () => Promise<LoadedPage>;
  /** Its form is what the visitor came for: its scripts start right after the first paint. */
  eager?: boolean;
}

/** A page whose code and text are fetched side by side. */
const page = <K extends Kind>(
  path: string,
  kind: K,
  load: () => Promise<PageModule<K>>,
  eager = false,
): SiteRoute => ({
  path,
  address: path,
  eager,
  load: async () => {
    const [module, content] = await Promise.all([load(), loadContent(path, kind)]);
    const meta = module.meta(content, path);
    return { meta, Page: await module.createPage(content, meta) };
  },
});

const overview = (path: string) => page(path, 'overview', () => import('./pages/article/Overview'));

const placeholder = (path: string): SiteRoute => ({
  path,
  address: path,
  load: async () => {
    const module = await import('./pages/article/Placeholder');
    const meta = module.meta(path);
    return { meta, Page: module.createPlaceholder(meta) };
  },
});

const home = page('/', 'home', () => import('./pages/home/Home'));

/** Entries of the menus whose pages are components of their own. */
const special: readonly SiteRoute[] = [
  page('/projects/emotion-explorer', 'page', () => import('./pages/emotion-explorer/EmotionExplorer'), true),
  page('/interactive/ama', 'page', () => import('./pages/ask-me-anything/AskMeAnything'), true),
  page('/interactive/share', 'page', () => import('./pages/share-anything/ShareAnything'), true),
  page('/interactive/book', 'page', () => import('./pages/book/BookCalendar')),
];

const written = (route: string): SiteRoute => {
  const own = special.find(({ path }) => path === route);
  if (own) return own;
  const kind = kindOf(route);
  if (kind === 'bookmark') return page(route, kind, () => import('./pages/bookmarks/Bookmark'));
  if (kind === 'project') return page(route, kind, () => import('./pages/projects/Project'));
  if (kind === 'home' || kind === 'overview') throw new Error(`${route} is not an item of a menu.`);
  return page(route, kind, () => import('./pages/article/Article'));
};

const itemRoute = ({ route, placeholder: isPlaceholder }: NavigationItem): SiteRoute =>
  isPlaceholder ? placeholder(route) : written(route);

const fromMenus = navigation.sections.flatMap((section) => [
  overview(section.path),
  ...itemsOf(section).map(itemRoute),
]);

/** The imprint exists once the owner publishes it. */
const legal = __LEGAL_PUBLISHED__ ? [written('/legal')] : [];

/** Every page of the site. */
export const routes: readonly SiteRoute[] = [home, ...fromMenus, ...legal];

const unknownBookmark: SiteRoute = {
  path: '/bookmarks/:name',
  address: '/bookmarks/404',
  load: async () => {
    const { meta, UnknownBookmark } = await import('./pages/bookmarks/UnknownBookmark');
    return { meta, Page: UnknownBookmark };
  },
};

export const notFound: SiteRoute = {
  path: '*',
  address: '/404',
  load: async () => {
    const { meta, NotFound } = await import('./pages/not-found/NotFound');
    return { meta, Page: NotFound };
  },
};

/** The pages that answer unknown addresses. */
export const fallbackRoutes: readonly SiteRoute[] = [unknownBookmark, notFound];
