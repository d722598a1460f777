import type { ComponentType } from 'react';
import { loadContent, type Content } from './content/content';
import { itemsOf, navigation } from './content/navigation';
import type { NavigationItem } from './content/schema';

/** A page once everything that it shows has arrived. */
export type LoadedPage = ComponentType;

interface PageModule {
  createPage: (content: Content, path: string) => LoadedPage | Promise<LoadedPage>;
}

export interface SiteRoute {
  path: string;
  load: () => Promise<LoadedPage>;
  /** Its form is what the visitor came for: its scripts start right after the first paint. */
  eager?: boolean;
}

/** A page whose code and text are fetched side by side. */
const page = (path: string, load: () => Promise<PageModule>, eager = false): SiteRoute => ({
  path,
  eager,
  load: async () => {
    const [{ createPage }, content] = await Promise.all([load(), loadContent(path)]);
    return createPage(content, path);
  },
});

const overview = (path: string) => page(path, () => import('./pages/article/Overview'));
const article = (path: string) => page(path, () => import('./pages/article/Article'));
const bookmark = (path: string) => page(path, () => import('./pages/bookmarks/Bookmark'));
const project = (path: string) => page(path, () => import('./pages/projects/Project'));

const placeholder = (path: string): SiteRoute => ({
  path,
  load: async () => (await import('./pages/article/Placeholder')).createPlaceholder(path),
});

/** Pages with a life of their own. */
const special: readonly SiteRoute[] = [
  page('/', () => import('./pages/home/Home')),
  page('/projects/emotion-explorer', () => import('./pages/emotion-explorer/EmotionExplorer'), true),
  page('/interactive/ama', () => import('./pages/ask-me-anything/AskMeAnything'), true),
  page('/interactive/share', () => import('./pages/share-anything/ShareAnything'), true),
  page('/interactive/book', () => import('./pages/book/BookCalendar')),
  page('/social-media', () => import('./pages/article/Overview')),
];

const itemRoute = ({ route, placeholder: isPlaceholder }: NavigationItem): SiteRoute => {
  if (isPlaceholder) return placeholder(route);
  if (route.startsWith('/bookmarks/')) return bookmark(route);
  if (route.startsWith('/projects/')) return project(route);
  return article(route);
};

const fromMenus = navigation.sections.flatMap((section) => [
  overview(section.path),
  ...itemsOf(section).map(itemRoute),
]);

/** The imprint exists once the owner publishes it. */
const legal = __LEGAL_PUBLISHED__ ? [article('/legal')] : [];

const byPath = new Map([...fromMenus, ...legal, ...special].map((route) => [route.path, route]));

/** Every address of the site. */
export const routes: readonly SiteRoute[] = [...byPath.values()];

const unknownBookmark: SiteRoute = {
  path: '/bookmarks/404',
  load: async () => (await import('./pages/bookmarks/UnknownBookmark')).UnknownBookmark,
};

const notFound: SiteRoute = {
  path: '/404',
  load: async () => (await import('./pages/not-found/NotFound')).NotFound,
};

/** The pages that answer unknown addresses. */
export const fallbackRoutes: readonly SiteRoute[] = [unknownBookmark, notFound];

/** The page for an address; never none. */
export const routeFor = (pathname: string): SiteRoute => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return byPath.get(path) ?? (/^\/bookmarks\/[^/]+$/.test(path) ? unknownBookmark : notFound);
};
