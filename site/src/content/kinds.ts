import type { Kind } from './frontmatter.ts';

const kinds: [RegExp, Kind][] = [
  [/^\/$/, 'home'],
  [/^\/writing\/./, 'essay'],
  [/^\/bookmarks\/./, 'bookmark'],
  [/^\/projects\/(?!emotion-explorer$)./, 'project'],
  [/^\/legal$/, 'legal'],
  [/^\/[^/]+$/, 'overview'],
];

/** What kind of text stands at an address. */
export const kindOf = (path: string): Kind => kinds.find(([place]) => place.test(path))?.[1] ?? 'page';

/** Pages to read, as opposed to pages that are tools or forms. */
export const isForReading = (path: string): boolean =>
  ['essay', 'bookmark', 'project'].includes(kindOf(path)) || path.startsWith('/work/');
