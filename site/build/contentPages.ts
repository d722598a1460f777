import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../src/data/kinds.ts';
import { fileSchemas, type NavigationItem, type Owner } from '../src/data/schema.ts';
import { wordsPath } from '../src/data/words.ts';
import { isDraft, isPublished } from './contentFiles.ts';
import { readYaml } from './readYaml.ts';

export interface ContentPages {
  /** The entries of the menus with their line numbers. */
  items: { item: NavigationItem; line: number | undefined }[];
  sections: string[];
  /** Entries whose text is not finished. */
  drafts: ReadonlySet<string>;
  /** Every address that a text may link to. */
  addresses: ReadonlySet<string>;
  placeholders: ReadonlySet<string>;
  /** The names under `apps` in owner.yml. */
  apps: ReadonlySet<string>;
}

/** The server's own addresses, and those of files. */
const reserved = /^\/(404|api|apps|assets|drawings|social|words)(\/|$)/;

/** The pages of the owner's menus, and what the texts refer to by name; drafts are pages where they are shown. */
export const contentPages = (folder: string, showDrafts: boolean): ContentPages => {
  const read = (file: string) => readYaml(readFileSync(join(folder, file), 'utf8'));
  const { value, lineOf } = read('navigation.yml');
  const { success, data } = fileSchemas['navigation.yml'].safeParse(value);
  const sections = success ? data.sections : [];
  const items = sections.flatMap(({ groups }, section) =>
    groups.flatMap((group, index) =>
      group.items.map((item, entry) => ({
        item,
        line: lineOf(['sections', section, 'groups', index, 'items', entry]),
      })),
    ),
  );
  const routes = items.map(({ item }) => item.route);
  const drafts = new Set(routes.filter((route) => isDraft(join(folder, `${route}.mdx`))));
  const owner = read('owner.yml').value as Partial<Owner> | null | undefined;
  const paths = sections.map(({ path }) => path);
  return {
    items,
    sections: paths,
    drafts,
    addresses: new Set([
      pathOf.home,
      wordsPath,
      ...paths,
      ...routes.filter((route) => showDrafts || !drafts.has(route)),
      ...(isPublished(join(folder, 'legal.mdx')) ? [pathOf.legal] : []),
    ]),
    placeholders: new Set(Object.keys(read('placeholders.yml').value ?? {})),
    apps: new Set(Object.keys(owner?.apps ?? {})),
  };
};

/** Where menus and texts do not fit together: an entry without its text, a text without its entry, and the like. */
export const menuFaults = (folder: string, files: readonly string[], pages: ContentPages): string[] => {
  const { items, sections, placeholders } = pages;
  const exists = (route: string) => existsSync(join(folder, `${route}.mdx`));
  const entries = items.flatMap(({ item: { route, placeholder }, line = 1 }, index) => {
    const place = `site/content/navigation.yml:${line}: ${route}`;
    if (items.findIndex(({ item }) => item.route === route) < index)
      return [`${place} is in the menus twice: remove one of them`];
    if (placeholder && exists(route))
      return [`${place} has a text now: remove placeholder: true, and its lines in placeholders.yml`];
    if (placeholder && !placeholders.has(route)) return [`${place} has no lines in placeholders.yml`];
    if (!placeholder && !exists(route))
      return [`${place} has no text: create site/content${route}.mdx, or add placeholder: true`];
    return [];
  });
  const known = new Set([
    'home.mdx',
    'legal.mdx',
    ...sections.map((path) => `${path.slice(1)}/index.mdx`),
    ...items.map(({ item }) => `${item.route.slice(1)}.mdx`),
  ]);
  const lost = files.filter(
    (file) => file.endsWith('.mdx') && !known.has(file) && !isDraft(join(folder, file)),
  );
  const missing = sections.filter((path) => !exists(`${path}/index`));
  const taken = sections.filter((path) => reserved.test(path));
  return [
    ...entries,
    ...taken.map(
      (path) => `site/content/navigation.yml: ${path}: the site needs this address itself: choose another`,
    ),
    ...missing.map((path) => `site/content${path}/index.mdx: is missing: it is the first page of ${path}`),
    ...lost.map((file) => `site/content/${file}: is in no menu: add it to navigation.yml`),
  ];
};
