import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { essaySchema, frontmatterSchemas } from '../src/data/frontmatter.ts';
import { addressOf, kindOf } from '../src/data/kinds.ts';
import { fileSchemas, type Owner } from '../src/data/schema.ts';
import { readContent, type Content } from './content.ts';
import { drawingFaults, encodingFault, poemFault, sharedIdCheck } from './fileFaults.ts';
import { linkCheckOf } from './links.ts';
import { menuFaults } from './menuFaults.ts';
import { readText } from './readText.ts';
import { faultAt, readHead, readYaml, textsIn, type Fault } from './readYaml.ts';
import { schemaFaults } from './schemaFaults.ts';
import { textFaults } from './textFaults.ts';

const schemaOf = (file: string): z.ZodType | undefined => {
  if (file in fileSchemas) return fileSchemas[file as keyof typeof fileSchemas];
  if (/^essays\/.*\.md$/.test(file)) return essaySchema;
  return file.endsWith('.mdx') ? frontmatterSchemas[kindOf(addressOf(file))] : undefined;
};

/** Returns a function that checks one file of the owner's folder. */
const checkerOf = (content: Content, showDrafts: boolean) => {
  const linkFault = linkCheckOf(content, showDrafts);
  const sharedIds = sharedIdCheck();
  const owner = content.yaml('owner.yml').value as Partial<Owner> | null | undefined;

  /**
   * Checks fields that refer to something: `to` to a page, `portrait` and `screenshot` to a file, `app` to an app in
   * owner.yml. Ignores a `to` without a slash, which is a time of day in the opening hours of the calendar.
   */
  const fieldFault = (name: string | undefined, field: string) => {
    if (name === 'to' && field.startsWith('/')) return linkFault({ to: field });
    if (name === 'portrait' || name === 'screenshot')
      return (
        !existsSync(join(content.folder, '../public', field)) && `${name}: there is no site/public${field}`
      );
    return name === 'app' && !(field in (owner?.apps ?? {})) && `app: owner.yml has no ${field} under apps`;
  };

  return (file: string): Fault[] => {
    const path = join(content.folder, file);
    if (file.startsWith('drawings/')) {
      const faults = drawingFaults(path);
      return faults.length > 0 ? faults : sharedIds(file, path);
    }
    if (file.startsWith('poems/')) return faultAt(undefined, poemFault(path, file, content.files));
    const schema = schemaOf(file);
    if (!schema) return [];
    const source = readFileSync(path, 'utf8');
    const unreadable = encodingFault(source);
    if (unreadable) return [{ message: unreadable }];
    const fields = file.endsWith('.yml') ? readYaml(source) : readHead(source);
    const { tree, faults } = file.endsWith('.yml') ? { faults: [] } : readText(source);
    return [
      ...schemaFaults(fields, schema),
      ...textsIn(fields.value).flatMap(([place, field]) =>
        faultAt(fields.lineOf(place), fieldFault(place.at(-1), field)),
      ),
      ...faults,
      ...(tree ? textFaults(tree, dirname(path), linkFault) : []),
    ];
  };
};

const required = [...Object.keys(fileSchemas), 'home.mdx'];

/** Files that must be valid before any other file can be checked. If they have faults, no other faults are reported. */
const base = ['navigation.yml', 'placeholders.yml', 'owner.yml'] as const;

const inFile =
  (file: string) =>
  ({ line, message }: Fault): string =>
    `site/content/${file}${line === undefined ? '' : `:${line}`}: ${message}`;

/** Lists all faults in the owner's folder, one line each. Drafts are checked only if they are shown. */
export const contentFaults = (folder: string, showDrafts = false): string[] => {
  const missing = required.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return missing.map((file) => `site/content/${file}: is missing`);
  const content = readContent(folder);
  const first = base.flatMap((file) => schemaFaults(content.yaml(file), fileSchemas[file]).map(inFile(file)));
  if (first.length > 0) return first;
  const faultsIn = checkerOf(content, showDrafts);
  const faults = content.files
    .filter((file) => showDrafts || !content.texts.get(addressOf(file))?.isDraft)
    .flatMap((file) => faultsIn(file).map(inFile(file)));
  return [...faults, ...menuFaults(content)];
};
