import { sectionPath } from './kinds.ts';
import type { Navigation, NavigationItem, NavigationSection } from './schema.ts';

const sectionsWithNext = new Set<string>([sectionPath.writing, sectionPath.work, sectionPath.bookmarks]);

/** A section's items in the order of its sub-menu, whatever their group. */
export const itemsOf = (section: NavigationSection): NavigationItem[] =>
  section.groups.flatMap((group) => group.items);

/** The section that a route belongs to, by its own address or by one of its items. */
export const sectionIn = ({ sections }: Navigation, route: string): NavigationSection | undefined =>
  sections.find(({ path }) => path === route || route.startsWith(`${path}/`));

const itemsWithNext = (navigation: Navigation, route: string): NavigationItem[] => {
  const section = sectionIn(navigation, route);
  return section && sectionsWithNext.has(section.path) ? itemsOf(section) : [];
};

/** The item after the given one in its section: none after the last, none for a route that is not an item. */
export const nextIn = (navigation: Navigation, route: string): NavigationItem | undefined => {
  const items = itemsWithNext(navigation, route);
  const index = items.findIndex((item) => item.route === route);
  return index < 0 ? undefined : items[index + 1];
};

/** The overview of the section whose last item a route is. */
export const overviewAfter = (navigation: Navigation, route: string): string | undefined =>
  itemsWithNext(navigation, route).at(-1)?.route === route ? sectionIn(navigation, route)?.path : undefined;
