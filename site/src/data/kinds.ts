import type { formPages } from '@line-of-dance/server/questions-page';
import type { Kind } from './frontmatter.ts';

/** Addresses of pages that are the only page of their kind. */
export const pathOf = {
  home: '/',
  explorer: '/projects/emotion-explorer',
  questions: '/interactive/ama',
  message: '/interactive/share',
  booking: '/interactive/book',
  legal: '/legal',
} as const satisfies Partial<Record<Kind, string>> & typeof formPages;

/** Anchors and labels of the parts of the home page. On phones, a menu lists them. */
export const homeParts = {
  hello: 'Hello',
  'on-the-shelf': 'On the shelf',
  'things-i-made': 'Things I made',
  'a-word-for-it': 'A word for it',
};

/** Addresses of sections that the code refers to. */
export const sectionPath = {
  writing: '/writing',
  bookmarks: '/bookmarks',
  work: '/work',
  projects: '/projects',
} as const;

/** Kind of all pages of a section except its overview. In sections that are not listed here, the kind is `page`. */
const kindsOfSections: Readonly<Record<string, Kind>> = {
  [sectionPath.writing]: 'essay',
  [sectionPath.bookmarks]: 'bookmark',
  [sectionPath.projects]: 'project',
};

const kindsByPath = new Map<string, Kind>(Object.entries(pathOf).map(([kind, path]) => [path, kind as Kind]));

/** Returns the kind of a page, which determines its component and the schema of its frontmatter. */
export const kindOf = (path: string): Kind => {
  const section = /^\/[^/]+/.exec(path)?.[0] ?? '';
  return kindsByPath.get(path) ?? (section === path ? 'overview' : (kindsOfSections[section] ?? 'page'));
};

/** Returns the address of the page that is made from a file in site/content. */
export const addressOf = (file: string): string => `/${file.replace(/(^home|(\/|^)index)?\.mdx$/, '')}`;

/** True for pages to read, as opposed to tools, forms and overviews. */
export const isForReading = (path: string): boolean =>
  ['essay', 'bookmark', 'project', 'page'].includes(kindOf(path));
