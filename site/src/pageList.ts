import { matchRoutes } from 'react-router-dom';
import textFiles from 'virtual:texts';
import familyNames from 'virtual:words';
import { loadDrawings } from './data/drawings';
import type { Kind } from './data/frontmatter';
import { addressOf, kindOf, pathOf, sectionPath } from './data/kinds';
import { itemsOf, navigation } from './data/navigation';
import type { PageFields } from './data/pageMeta';
import type { NavigationItem } from './data/schema';
import { familyPath, wordsPath, type WordFamily } from './data/words';
import { loadParts } from './parts/parts';
import { createPage, type SitePage } from './sitePage';

/** Import functions of the page components, by the names of their files. */
const components = {
  Article: () => import('./pages/article/Article'),
  AskMeAnything: () => import('./pages/ask-me-anything/AskMeAnything'),
  BookCalendar: () => import('./pages/book/BookCalendar'),
  Bookmark: () => import('./pages/bookmarks/Bookmark'),
  EmotionExplorer: () => import('./pages/emotion-explorer/EmotionExplorer'),
  Home: () => import('./pages/home/Home'),
  NotFound: () => import('./pages/not-found/NotFound'),
  Overview: () => import('./pages/overview/Overview'),
  Placeholder: () => import('./pages/placeholder/Placeholder'),
  Project: () => import('./pages/projects/Project'),
  ShareAnything: () => import('./pages/share-anything/ShareAnything'),
  UnknownBookmark: () => import('./pages/bookmarks/UnknownBookmark'),
  WordFamily: () => import('./pages/words/WordFamily'),
  WordIndex: () => import('./pages/words/WordIndex'),
};

type ComponentName = keyof typeof components;

const componentOf: Record<Kind, ComponentName> = {
  home: 'Home',
  overview: 'Overview',
  page: 'Article',
  essay: 'Article',
  legal: 'Article',
  bookmark: 'Bookmark',
  project: 'Project',
  explorer: 'EmotionExplorer',
  questions: 'AskMeAnything',
  message: 'ShareAnything',
  booking: 'BookCalendar',
};

const texts = new Map(
  Object.entries(textFiles).map(([file, load]) => [addressOf(file.replace('/content/', '')), { file, load }]),
);

/** Creates a page for a text of site/content. */
const textPage = (path: string): SitePage => {
  const text = texts.get(path);
  if (!text) throw new Error(`site/content has no file for ${path}`);
  const kind = kindOf(path);
  const component = componentOf[kind];
  const load = async () => {
    const { default: Body } = await text.load();
    await Promise.all([loadParts(Body.data.parts), loadDrawings(Body.data.drawings)]);
    return { fields: Body.data.frontmatter, text: Body };
  };
  return createPage({ path, address: path, kind, file: text.file, component }, components[component], load);
};

/** Creates a page without a text. Its component gets the data as `frontmatter`. */
const dataPage = (
  path: string,
  component: ComponentName,
  load: () => Promise<PageFields>,
  address = path,
): SitePage =>
  createPage({ path, address, component }, components[component], async () => ({ fields: await load() }));

const placeholderPage = ({ route, label: title }: NavigationItem): SitePage =>
  dataPage(route, 'Placeholder', async () => {
    const text = (await import('../content/placeholders.yml')).placeholders[route];
    return { title, ...text, description: text?.description ?? text?.summary ?? '' };
  });

const loadFamily = async (name: string): Promise<WordFamily> => {
  if (import.meta.env.SSR) return (await import('virtual:words/families')).default(name);
  const response = await fetch(`/words/${name}.json`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json() as Promise<WordFamily>;
};

/** All pages of the site except the error pages. Add pages outside the menus here. */
export const pages: readonly SitePage[] = [
  textPage(pathOf.home),
  ...navigation.sections.flatMap((section) => [
    textPage(section.path),
    ...itemsOf(section).map((item) => (item.placeholder ? placeholderPage(item) : textPage(item.route))),
  ]),
  ...(texts.has(pathOf.legal) ? [textPage(pathOf.legal)] : []),
  dataPage(wordsPath, 'WordIndex', async () => (await import('virtual:words/index')).default),
  ...familyNames.map((name) => dataPage(familyPath(name), 'WordFamily', () => loadFamily(name))),
];

const unknownBookmark = dataPage(
  `${sectionPath.bookmarks}/:name`,
  'UnknownBookmark',
  async () => (await import('./data/errorPages')).unknownBookmark,
  `${sectionPath.bookmarks}/404`,
);
const notFound = dataPage('*', 'NotFound', async () => (await import('./data/errorPages')).notFound, '/404');

/** Pages that are shown at unknown addresses. */
export const errorPages: readonly SitePage[] = [unknownBookmark, notFound];

/** All pages, for the router. */
export const routes = [...pages, ...errorPages];

/** Returns the page that the router shows at an address. Unknown addresses have an error page. */
export const pageAt = (pathname: string): SitePage => matchRoutes(routes, pathname)?.[0]?.route ?? notFound;
