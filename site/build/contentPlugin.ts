import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import { fileSchemas, type Navigation } from '../src/content/schema.ts';
import { contentFaults } from './contentCheck.ts';
import { isDraft } from './contentFiles.ts';
import { readYaml } from './readYaml.ts';

const yamlSchemas: Readonly<Record<string, z.ZodType>> = fileSchemas;

/** The menus without entries that are drafts, and without groups that hold nothing else. */
const withoutDrafts = (folder: string, navigation: Navigation): Navigation => {
  const isPublic = ({ route }: { route: string }) => !isDraft(join(folder, `${route}.mdx`));
  const sections = navigation.sections.map((section) => ({
    ...section,
    groups: section.groups
      .map((group) => ({ ...group, items: group.items.filter(isPublic) }))
      .filter(({ items }) => items.length > 0),
  }));
  return { ...navigation, sections };
};

/**
 * Checks every file of the owner's folder against its schema before anything is built, and passes the parsed YAML to
 * the site. A draft is a page in development alone: a build reads neither its text nor its entry in the menus.
 */
export const contentPlugin = (folder: string): Plugin => {
  let showDrafts = false;
  return {
    name: 'content',
    configResolved({ command }) {
      showDrafts = command === 'serve';
    },
    buildStart() {
      // A build makes two bundles of the same content.
      if (this.environment.name !== 'client') return;
      const faults = contentFaults(folder, showDrafts);
      if (faults.length > 0) this.error(`The content has faults:\n${faults.join('\n')}`);
    },
    load(id) {
      return !showDrafts && id.startsWith(folder) && id.endsWith('.mdx') && isDraft(id) ? '' : undefined;
    },
    transform(_, id) {
      const file = relative(folder, id);
      const schema = yamlSchemas[file];
      if (!schema) return undefined;
      const { success, data } = schema.safeParse(readYaml(readFileSync(id, 'utf8')).value);
      if (!success) return this.error(contentFaults(folder, showDrafts).join('\n'));
      const isMenus = file === 'navigation.yml' && !showDrafts;
      const value: unknown = isMenus ? withoutDrafts(folder, data as Navigation) : data;
      return { code: `export default ${JSON.stringify(value)}`, map: null };
    },
  };
};
