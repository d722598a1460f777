import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readYaml } from './readYaml.ts';

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** The address of a text's page. */
export const addressOf = (file: string): string => `/${file.replace(/(^home|(\/|^)index)?\.mdx$/, '')}`;

/** Whether the frontmatter of a text holds a line such as `draft: true`. */
const isMarked = (file: string, mark: string): boolean => {
  if (!existsSync(file)) return false;
  const head = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const { value } = readYaml(head);
  return typeof value === 'object' && value !== null && Reflect.get(value, mark) === true;
};

/** Whether a page that the owner may keep back is public. */
export const isPublished = (file: string): boolean => isMarked(file, 'published');

/** Whether a text is not finished. Home, the imprint and the first page of a section cannot be drafts: links lead to them. */
export const isDraft = (file: string): boolean =>
  !/\b(home|legal|index)\.mdx$/.test(file) && isMarked(file, 'draft');
