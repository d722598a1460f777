import { sectionPath } from './kinds.ts';
import type { Navigation, NavigationItem, NavigationSection } from './schema.ts';

const sectionsWithNext = new Set<string>([sectionPath.writing, sectionPath.work, sectionPath.bookmarks]);

/** Returns the items of all groups of a section, in the order of its menu. */
export const itemsOf = (section: NavigationSection): NavigationItem[] =>
  section.groups.flatMap((group) => group.items);

/** Returns the section of a route. */
export const sectionIn = ({ sections }: Navigation, route: string): NavigationSection | undefined =>
  sections.find(({ path }) => path === route || route.startsWith(`${path}/`));

const itemsWithNext = (navigation: Navigation, route: string): NavigationItem[] => {
  const section = sectionIn(navigation, route);
  return section && sectionsWithNext.has(section.path) ? itemsOf(section) : [];
};

/** Returns the next item of the section's menu. The last item and other routes have none. */
export const nextIn = (navigation: Navigation, route: string): NavigationItem | undefined => {
  const items = itemsWithNext(navigation, route);
  const index = items.findIndex((item) => item.route === route);
  return index < 0 ? undefined : items[index + 1];
};

/** Returns the overview of the section if the route is its last item. */
export const overviewAfter = (navigation: Navigation, route: string): string | undefined =>
  itemsWithNext(navigation, route).at(-1)?.route === route ? sectionIn(navigation, route)?.path : undefined;
