import navigation from '../../content/navigation.yml';
import type { NavigationItem, NavigationSection } from './schema';

export { navigation };

/** A section's items in the order of its sub-menu, whatever their group. */
export const itemsOf = (section: NavigationSection): NavigationItem[] =>
  section.groups.flatMap((group) => group.items);

/** The section that a route belongs to, by its own address or by one of its items. */
export const sectionOf = (route: string): NavigationSection | undefined =>
  navigation.sections.find((section) => section.path === route || route.startsWith(`${section.path}/`));

const sectionsWithNext = new Set(['/writing', '/work', '/bookmarks']);

/** The item that stands at a route, if the menus name it. */
export const itemOf = (route: string): NavigationItem | undefined => {
  const section = sectionOf(route);
  return section && itemsOf(section).find((item) => item.route === route);
};

/** The item after the given one in its section: none after the last, none for a route that is not an item. */
export const nextOf = (route: string): NavigationItem | undefined => {
  const section = sectionOf(route);
  if (!section || !sectionsWithNext.has(section.path)) return undefined;
  const items = itemsOf(section);
  const index = items.findIndex((item) => item.route === route);
  return index < 0 ? undefined : items[index + 1];
};

/** The title of the group that an item stands in. */
export const groupTitleOf = (route: string): string | undefined =>
  sectionOf(route)?.groups.find((group) => group.items.some((item) => item.route === route))?.title;
