import type { Kind } from './frontmatter.ts';

/** The pages that have a kind of their own. Their addresses are named here alone. */
export const pathOf = {
  home: '/',
  explorer: '/projects/emotion-explorer',
  questions: '/interactive/ama',
  message: '/interactive/share',
  booking: '/interactive/book',
  legal: '/legal',
} as const satisfies Partial<Record<Kind, string>>;

/** The sections that the code knows by name. */
export const sectionPath = {
  writing: '/writing',
  bookmarks: '/bookmarks',
  work: '/work',
  projects: '/projects',
} as const;

/** The kind of a section's pages, where it is not `page`. */
const kindsOfSections: Readonly<Record<string, Kind>> = {
  [sectionPath.writing]: 'essay',
  [sectionPath.bookmarks]: 'bookmark',
  [sectionPath.projects]: 'project',
};

const kindsByPath = new Map<string, Kind>(
  Object.entries(pathOf).map(([kind, path]) => [path, kind as Kind]),
);

/** The kind of an address, which decides on its page component and on its text's frontmatter. */
export const kindOf = (path: string): Kind => {
  const section = /^\/[^/]+/.exec(path)?.[0] ?? '';
  return kindsByPath.get(path) ?? (section === path ? 'overview' : (kindsOfSections[section] ?? 'page'));
};

/** The address of a file below site/content. */
export const addressOf = (file: string): string => `/${file.replace(/(^home|(\/|^)index)?\.mdx$/, '')}`;

/** Pages to read, as opposed to pages that are tools or forms. */
export const isForReading = (path: string): boolean =>
  ['essay', 'bookmark', 'project', 'page'].includes(kindOf(path));
