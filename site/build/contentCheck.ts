import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { frontmatterSchemas } from '../src/content/frontmatter.ts';
import { kindOf } from '../src/content/kinds.ts';
import { fileSchemas } from '../src/content/schema.ts';
import { addressOf, filesIn, isDraft } from './contentFiles.ts';
import { contentPages, menuFaults, type ContentPages } from './contentPages.ts';
import { isPhotograph } from './photographs.ts';
import { readText } from './readText.ts';
import { readYaml, type YamlRead } from './readYaml.ts';
import { lineOf, linksIn, picturesIn, type TextNode } from './textTree.ts';

interface Fault {
  line?: number | undefined;
  message: string;
}

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

/** Every `to` in a YAML file, which leads to a page. */
const leadsIn = (value: unknown): { to: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    key === 'to' && typeof field === 'string' ? [{ to: field }] : leadsIn(field),
  );
};

/** Every `app` names one of owner.yml. */
const appFaults = (value: unknown, apps: ReadonlySet<string>): Fault[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    key === 'app' && typeof field === 'string' && !apps.has(field)
      ? [{ message: `app: owner.yml has no ${field} under apps` }]
      : appFaults(field, apps),
  );
};

const yamlSchemas: Readonly<Record<string, z.ZodType>> = fileSchemas;

const textFaults = (folder: string, file: string, pages: ContentPages): Fault[] => {
  const { head, tree, faults } = readText(readFileSync(join(folder, file), 'utf8'));
  return [
    ...schemaFaults(head, frontmatterSchemas[kindOf(addressOf(file))]),
    ...appFaults(head.value, pages.apps),
    ...faults,
    ...(tree
      ? [...linkFaults(linksIn(tree), pages), ...pictureFaults(join(folder, dirname(file)), tree)]
      : []),
  ];
};

const yamlFaults = (folder: string, file: string, schema: z.ZodType, pages: ContentPages): Fault[] => {
  const yaml = readYaml(readFileSync(join(folder, file), 'utf8'));
  return [
    ...schemaFaults(yaml, schema),
    ...linkFaults(leadsIn(yaml.value), pages),
    ...appFaults(yaml.value, pages.apps),
  ];
};

/** Every fault in the owner's folder, a line each; drafts are looked at only where they are shown. */
export const contentFaults = (folder: string, showDrafts = false): string[] => {
  const files = filesIn(folder).filter((file) => showDrafts || !isDraft(join(folder, file)));
  const pages = contentPages(folder, showDrafts);
  const faultsIn = (file: string): Fault[] => {
    const schema = yamlSchemas[file];
    if (schema) return yamlFaults(folder, file, schema, pages);
    return file.endsWith('.mdx') ? textFaults(folder, file, pages) : [];
  };
  return [
    ...files.flatMap((file) =>
      faultsIn(file).map(
        ({ line, message }) => `site/content/${file}${line === undefined ? '' : `:${line}`}: ${message}`,
      ),
    ),
    ...menuFaults(folder, files, pages),
  ];
};
