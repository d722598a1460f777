import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Navigation } from '../src/data/schema.ts';
import { readHead } from './readYaml.ts';

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Whether the frontmatter of a text holds a line such as `draft: true`. */
const isMarked = (file: string, mark: string): boolean => {
  if (!existsSync(file)) return false;
  const { value } = readHead(readFileSync(file, 'utf8'));
  return (value as Record<string, unknown> | null | undefined)?.[mark] === true;
};

/** Whether a page that the owner may keep back is public. */
export const isPublished = (file: string): boolean => isMarked(file, 'published');

/** Whether a text is not finished. Home, the imprint and the first page of a section cannot be drafts: links lead to them. */
export const isDraft = (file: string): boolean =>
  !/\b(home|legal|index)\.mdx$/.test(file) && isMarked(file, 'draft');

/** The menus without entries that are drafts, and without groups that hold nothing else. */
export const withoutDrafts = (folder: string, navigation: Navigation): Navigation => {
  const isPublic = ({ route }: { route: string }) => !isDraft(join(folder, `${route}.mdx`));
  const sections = navigation.sections.map((section) => ({
    ...section,
    groups: section.groups
      .map((group) => ({ ...group, items: group.items.filter(isPublic) }))
      .filter(({ items }) => items.length > 0),
  }));
  return { ...navigation, sections };
};
