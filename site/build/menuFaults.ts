import { pathOf } from '../src/data/kinds.ts';
import type { NavigationItem } from '../src/data/schema.ts';
import type { Content } from './content.ts';

/** Addresses that no section can have, because the server or generated files use them. */
const reserved = /^\/(404|api|apps|assets|drawings|social|words)(\/|$)/;

/** Lists contradictions between menus and texts, such as a menu item without a text. */
export const menuFaults = ({ texts, navigation, lineInMenus, yaml }: Content): string[] => {
  const { menu, sections } = navigation;
  const placeholders = new Set(Object.keys(yaml('placeholders.yml').value ?? {}));
  const seen = new Set<string>([pathOf.home, pathOf.legal, ...sections.map(({ path }) => path)]);
  const faultOf = (section: string, { route, placeholder }: NavigationItem) => {
    const hasText = texts.has(route);
    if (!route.startsWith(`${section}/`)) return `must begin with ${section}/, the address of its section`;
    if (seen.has(route)) return 'is in the menus twice: remove one of them';
    if (placeholder && hasText)
      return 'has a text now: remove placeholder: true, and its lines in placeholders.yml';
    if (placeholder && !placeholders.has(route)) return 'has no lines in placeholders.yml';
    if (!placeholder && !hasText)
      return `has no text: create site/content${route}.mdx, or add placeholder: true`;
    return undefined;
  };
  const entries = sections.flatMap(({ path, groups }, section) =>
    groups.flatMap(({ items }, group) =>
      items.flatMap((entry, item) => {
        const line = lineInMenus(['sections', section, 'groups', group, 'items', item]);
        const fault = faultOf(path, entry);
        seen.add(entry.route);
        return fault ? [`site/content/navigation.yml:${line}: ${entry.route} ${fault}`] : [];
      }),
    ),
  );
  const paths = sections.map(({ path }) => path);
  const ofMenu = menu.flatMap(({ path }, item) => {
    if (path === pathOf.home || paths.includes(path)) return [];
    const line = lineInMenus(['menu', item]);
    return `site/content/navigation.yml:${line}: ${path} is not a section: add it to sections, or correct the path`;
  });
  const ofSections = paths.flatMap((path) => [
    reserved.test(path) &&
      `site/content/navigation.yml: ${path}: the site needs this address itself: choose another`,
    !texts.has(path) && `site/content${path}/index.mdx: is missing: it is the first page of ${path}`,
  ]);
  const lost = [...texts]
    .filter(([route, { isDraft }]) => !isDraft && !seen.has(route))
    .map(([, { file }]) => `site/content/${file}: is in no menu: add it to navigation.yml`);
  return [...ofMenu, ...entries, ...ofSections, ...lost].filter((fault) => fault !== false);
};
