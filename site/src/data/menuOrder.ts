import { sectionPath } from './kinds.ts';
import type { Navigation, NavigationItem, NavigationSection } from './schema.ts';

const sectionsWithNext = new Set<string>([sectionPath.writing, sectionPath.work, sectionPath.bookmarks]);

/** Returns the items of all groups of a section, in the order of its menu. */
export const itemsOf = (section: NavigationSection): NavigationItem[] =>
  section.groups.flatMap((group) => group.items);

/** Returns the section that has the route as its overview or as one of its pages. */
export const sectionIn = ({ sections }: Navigation, route: string): NavigationSection | undefined =>
  sections.find(({ path }) => path === route || route.startsWith(`${path}/`));

const itemsWithNext = (navigation: Navigation, route: string): NavigationItem[] => {
  const section = sectionIn(navigation, route);
  return section && sectionsWithNext.has(section.path) ? itemsOf(section) : [];
};

/**
 * Returns the item after a route in its section's menu. Undefined after the last item, and in sections that are not in
 * `sectionsWithNext`.
 */
export const nextIn = (navigation: Navigation, route: string): NavigationItem | undefined => {
  const items = itemsWithNext(navigation, route);
  const index = items.findIndex((item) => item.route === route);
  return index < 0 ? undefined : items[index + 1];
};

/** Returns the address of the section's overview if the route is the last item in the section's menu. */
export const overviewAfter = (navigation: Navigation, route: string): string | undefined =>
  itemsWithNext(navigation, route).at(-1)?.route === route ? sectionIn(navigation, route)?.path : undefined;
