import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Item {
  label: string;
  route: string;
  placeholder?: boolean;
  summary?: string;
}

interface Section {
  name: string;
  path: string;
  groups: { title?: string; items: Item[] }[];
}

const fileOf = (name: string): string => join(import.meta.dirname, '../../site/content', name);
const textOf = (name: string): string => readFileSync(fileOf(name), 'utf8');

const read = (file: string): unknown => parse(textOf(file));

/** The day that an essay says of itself in its first lines. */
export const dateOf = (route: string): string | undefined =>
  /^date: (\S+)$/m.exec(textOf(`${route}.mdx`))?.[1];

/** Whether an address has a text of its own. */
export const isWritten = (route: string): boolean => existsSync(fileOf(`${route}.mdx`));

/** Whether an essay is fetched from the owner's blog. */
export const standsElsewhere = (route: string): boolean => textOf(`${route}.mdx`).includes('<MediumArticle');

export const { menu, sections } = read('navigation.yml') as {
  menu: { name: string; path: string }[];
  sections: Section[];
};

export const itemsOf = (path: string): Item[] =>
  sections.find((section) => section.path === path)?.groups.flatMap((group) => group.items) ?? [];

/** What the specification names, out of a list that the owner may add to. */
export const amongst = <T>(found: readonly T[], named: readonly T[]): T[] =>
  found.filter((one) => named.includes(one));

/** The names of the groups of the tech stack, which no visitor sees. */
export const techStackKeys = (read('tech-stack.yml') as { key: string }[]).map(({ key }) => key);

/** Every address of the menus, in their order. */
export const routes: string[] = [
  '/',
  ...sections.flatMap(({ path }) => [path, ...itemsOf(path).map((item) => item.route)]),
];

/** Pages that fetch something for their own text, so that it changes after the scripts have begun. */
export const fetching = ['/interactive/ama'];
