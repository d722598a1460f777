import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Item {
  label: string;
  route: string;
  placeholder?: boolean;
}

interface Section {
  name: string;
  path: string;
  groups: { title?: string; items: Item[] }[];
}

const fileOf = (name: string): string => join(import.meta.dirname, '../site/content', name);
export const readText = (name: string): string => readFileSync(fileOf(name), 'utf8');

export const readYaml = (file: string): unknown => parse(readText(file));

/** The date in an essay's frontmatter. */
export const dateOf = (route: string): string | undefined =>
  /^date: (\S+)$/m.exec(readText(`${route}.mdx`))?.[1];

/** The date of an essay's last change, if its frontmatter has one. */
export const changeOf = (route: string): string | undefined =>
  /^updated: (\S+)$/m.exec(readText(`${route}.mdx`))?.[1];

/** Whether a page has been written, or is still a placeholder. */
export const isWritten = (route: string): boolean => existsSync(fileOf(`${route}.mdx`));

/** Whether an essay is fetched from the owner's blog. */
export const isExternal = (route: string): boolean => readText(`${route}.mdx`).includes('<MediumArticle');

const isDraft = (route: string): boolean =>
  isWritten(route) && /^---\n[^]*?^draft: true$[^]*?\n---/m.test(readText(`${route}.mdx`));

const navigation = readYaml('navigation.yml') as {
  menu: { name: string; path: string }[];
  sections: Section[];
};

export const { menu } = navigation;

/** The menus without drafts, as visitors see them. */
export const sections = navigation.sections.map((section) => ({
  ...section,
  groups: section.groups
    .map((group) => ({ ...group, items: group.items.filter(({ route }) => !isDraft(route)) }))
    .filter(({ items }) => items.length > 0),
}));

export const itemsOf = (path: string): Item[] =>
  sections.find((section) => section.path === path)?.groups.flatMap((group) => group.items) ?? [];

/** Label of the menu entry for `route`. */
export const labelOf = (route: string): string =>
  sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items)).find((item) => item.route === route)
    ?.label ?? '';

/** The frontmatter of a text. */
export const headOf = (file: string) =>
  parse(/^---\n([^]*?)\n---/.exec(readText(file))?.[1] ?? '') as {
    title?: string;
    /** The title of a bookmark. */
    name?: string;
    lead?: string;
    description: string;
  };

/** The heading of the page at an address. */
export const titleOf = (route: string): string => {
  const { title, name } = headOf(isWritten(route) ? `${route}.mdx` : `${route}/index.mdx`);
  return title ?? name ?? '';
};

/** The entry after a page in the menu of its section. */
export const nextOf = (route: string): Item => {
  const items = itemsOf(`/${route.split('/')[1] ?? ''}`);
  const next = items[items.findIndex((item) => item.route === route) + 1];
  if (!next) throw new Error(`Nothing follows ${route} in its menu.`);
  return next;
};

export const { siteName, address, profiles, apps } = readYaml('owner.yml') as {
  apps: Record<string, { url: string }>;
  siteName: string;
  address: string;
  profiles: { label: string; url: string }[];
};

/** Texts of placeholder pages, by address. */
export const placeholderTexts = readYaml('placeholders.yml') as Record<
  string,
  { summary: string; paragraphs?: string[]; list?: string[]; meanwhile?: { to: string; why: string }[] }
>;

/** Every address of the menus, in their order. */
export const routes: string[] = [
  '/',
  ...sections.flatMap(({ path }) => [path, ...itemsOf(path).map((item) => item.route)]),
];

/** Pages that fetch part of their text, so that it changes after hydration. */
export const fetching = ['/interactive/ama', '/interactive/book'];

const repeating = [itemsOf('/bookmarks').map(({ route }) => route), Object.keys(placeholderTexts)];

/** All bookmarks and placeholder pages, except the first of each. They share a template, so only their texts differ. */
export const repeats = new Set(repeating.flatMap((pages) => pages.slice(1)));

/** A section's overview and its pages, one of each template. */
export const samplesOf = (path: string): string[] =>
  [path, ...itemsOf(path).map(({ route }) => route)].filter((route) => !repeats.has(route));

/** The sections of a text, as its table of contents lists them. */
export const sectionsOf = (file: string): { id: string; title: string }[] =>
  [...readText(file).matchAll(/<Section id="(.+?)" title="(.+?)">/g)].map(([, id = '', title = '']) => ({
    id,
    title,
  }));

export const techStack = readYaml('tech-stack.yml') as {
  key: string;
  label: string;
  items: { name: string }[];
}[];

/** Number of entries in one of the owner's lists. */
export const countIn = (file: string): number => (readYaml(file) as unknown[]).length;

export const poemNumbers: string[] = readdirSync(fileOf('poems'))
  .map((file) => Number(file.replace('.txt', '')))
  .toSorted((a, b) => a - b)
  .map(String);
