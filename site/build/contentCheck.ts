import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { z } from 'zod';
import { fileSchemas, frontmatterSchema } from './contentSchemas.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const frontmatterOf = (text: string): unknown => parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '');

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

/** The most frequent faults in the words of somebody who writes rather than programs. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not known here`;
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`;
};

/** One line a fault, with the file's name and the field. */
const faultsOf = (file: string, schema: z.ZodType, value: unknown): string[] => {
  const result = schema.safeParse(value, { error: inPlainWords });
  return result.success
    ? []
    : result.error.issues.map(
        (issue) => `site/content/${file}: ${issue.path.join('.') || 'the file'}: ${issue.message}`,
      );
};

const faultsIn = (folder: string, file: string): string[] => {
  const text = () => readFileSync(join(folder, file), 'utf8');
  try {
    const schema = fileSchemas[file];
    if (schema) return faultsOf(file, schema, parse(text()));
    if (!file.endsWith('.mdx')) return [];
    const imports = /^(?:import|export)\s/m.test(text())
      ? [`site/content/${file}: a text has no import and no export`]
      : [];
    return [...faultsOf(file, frontmatterSchema(file), frontmatterOf(text())), ...imports];
  } catch (error) {
    return [`site/content/${file}: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/** Every fault in the owner's folder. */
export const contentFaults = (folder: string): string[] =>
  filesIn(folder).flatMap((file) => faultsIn(folder, file));

/** Whether a page that the owner may keep back is public. */
export const isPublished = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const frontmatter = frontmatterOf(readFileSync(file, 'utf8'));
  return (
    typeof frontmatter === 'object' &&
    frontmatter !== null &&
    'published' in frontmatter &&
    frontmatter.published === true
  );
};

/** Holds every file of the owner's folder to its schema before anything is built. */
export const contentCheck = (folder: string): Plugin => ({
  name: 'content-check',
  buildStart() {
    const faults = contentFaults(folder);
    if (faults.length > 0) this.error(`The content has faults:\n${faults.join('\n')}`);
  },
});
