import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { essaySchema, frontmatterSchemas } from '../src/data/frontmatter.ts';
import { addressOf, kindOf } from '../src/data/kinds.ts';
import { fileSchemas } from '../src/data/schema.ts';
import { filesIn, isDraft } from './contentFiles.ts';
import { contentPages, menuFaults, type ContentPages } from './contentPages.ts';
import { drawingFaults } from './drawingFaults.ts';
import { isPhotograph } from './photographs.ts';
import { readText } from './readText.ts';
import { readHead, readYaml, textsIn, type Fault, type YamlRead } from './readYaml.ts';
import { lineOf, linksIn, picturesIn, type TextNode } from './textTree.ts';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

/** The most frequent faults, in words for people who do not program. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not known here`;
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`;
};

/** What does not fit the schema, with the line of the field or, where it is missing, of what it belongs to. */
const schemaFaults = ({ value, fault, lineOf: lineOfField }: YamlRead, schema: z.ZodType): Fault[] => {
  if (fault) return [fault];
  const lineAt = (path: readonly PropertyKey[]): number | undefined =>
    path.length === 0 ? undefined : (lineOfField(path) ?? lineAt(path.slice(0, -1)));
  const { error } = schema.safeParse(value, { error: inPlainWords });
  return (error?.issues ?? []).map(({ path, message }) => ({
    line: lineAt(path),
    message: `${path.join('.') || 'the file'}: ${message}`,
  }));
};

/** Links to pages that are not there; files such as /rss.xml are not looked for. */
const linkFaults = (
  links: readonly { to: string; line?: number | undefined }[],
  pages: ContentPages,
): Fault[] =>
  links
    .filter(({ to }) => !to.includes('.') && !pages.addresses.has(to))
    .map(({ to, line }) => ({
      line,
      message: `links to ${to}, ${pages.drafts.has(to) ? 'which is a draft' : 'where there is no page'}`,
    }));

const pictureFaults = (folder: string, tree: TextNode): Fault[] =>
  picturesIn(tree).flatMap((picture) => {
    const { url = '', alt } = picture;
    const line = lineOf(picture);
    if (!isPhotograph(url))
      return [{ line, message: `${url} is no photograph beside this text: .jpg, .jpeg, .png or .webp` }];
    if (!existsSync(join(folder, url))) return [{ line, message: `there is no ${url} beside this text` }];
    return alt?.trim()
      ? []
      : [{ line, message: `${url} has no alt: say between [ and ] what is to be seen on it` }];
  });

/** Every `to` leads to a page (the hours of the calendar have one that is a time), and every `app` is one of owner.yml. */
const fieldFaults = ({ value, lineOf: lineOfField }: YamlRead, pages: ContentPages): Fault[] =>
  textsIn(value).flatMap(([path, field]) => {
    const line = lineOfField(path);
    if (path.at(-1) === 'to' && field.startsWith('/')) return linkFaults([{ to: field, line }], pages);
    if (path.at(-1) !== 'app' || pages.apps.has(field)) return [];
    return [{ line, message: `app: owner.yml has no ${field} under apps` }];
  });

const schemaOf = (file: string): z.ZodType | undefined => {
  if (file in fileSchemas) return fileSchemas[file as keyof typeof fileSchemas];
  if (/^essays\/.*\.md$/.test(file)) return essaySchema;
  return file.endsWith('.mdx') ? frontmatterSchemas[kindOf(addressOf(file))] : undefined;
};

const faultsIn = (folder: string, file: string, pages: ContentPages): Fault[] => {
  const schema = schemaOf(file);
  if (!schema) return [];
  const source = readFileSync(join(folder, file), 'utf8');
  if (file.endsWith('.yml')) {
    const yaml = readYaml(source);
    return [...schemaFaults(yaml, schema), ...fieldFaults(yaml, pages)];
  }
  const head = readHead(source);
  const { tree, faults } = readText(source);
  const inText =
    tree && file.endsWith('.mdx')
      ? [...linkFaults(linksIn(tree), pages), ...pictureFaults(join(folder, dirname(file)), tree)]
      : [];
  return [...schemaFaults(head, schema), ...fieldFaults(head, pages), ...faults, ...inText];
};

/** The files that every other check reads. */
const required = ['navigation.yml', 'placeholders.yml', 'owner.yml', 'home.mdx'];

/** Every fault in the owner's folder, a line each; drafts are looked at only where they are shown. */
export const contentFaults = (folder: string, showDrafts = false): string[] => {
  const missing = required.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return missing.map((file) => `site/content/${file}: is missing`);
  const files = filesIn(folder).filter((file) => showDrafts || !isDraft(join(folder, file)));
  const pages = contentPages(folder, showDrafts);
  return [
    ...files.flatMap((file) =>
      faultsIn(folder, file, pages).map(
        ({ line, message }) => `site/content/${file}${line === undefined ? '' : `:${line}`}: ${message}`,
      ),
    ),
    ...menuFaults(folder, files, pages),
    ...drawingFaults(folder),
  ];
};
