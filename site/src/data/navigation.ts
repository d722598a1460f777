import { navigation } from '../../content/navigation.yml';
import type { NavigationItem, NavigationSection } from './schema';
import { itemsOf, nextIn, sectionIn } from './menuOrder';

export { itemsOf, navigation };

export const sectionOf = (route: string): NavigationSection | undefined => sectionIn(navigation, route);

export const itemOf = (route: string): NavigationItem | undefined => {
  const section = sectionOf(route);
  return section && itemsOf(section).find((item) => item.route === route);
};

export const nextOf = (route: string): NavigationItem | undefined => nextIn(navigation, route);

export const groupTitleOf = (route: string): string | undefined =>
  sectionOf(route)?.groups.find((group) => group.items.some((item) => item.route === route))?.title;
