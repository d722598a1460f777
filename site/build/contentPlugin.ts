import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import { pathOf } from '../src/data/kinds.ts';
import { fileSchemas, type TechStack } from '../src/data/schema.ts';
import { slug } from '../src/data/words.ts';
import { contentFaults } from './contentCheck.ts';
import { menusOf, readContent } from './content.ts';
import { readYaml } from './readYaml.ts';

const yamlSchemas: Readonly<Record<string, z.ZodType>> = fileSchemas;

/** Adds `logo` to each technology whose logo is in `drawings/`, such as `logo-csharp.svg` for C#. */
const withLogos = (folder: string, groups: TechStack): TechStack =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const name = item.name.replaceAll('#', 'sharp').replaceAll('+', 'p');
      const logo = `logo-${slug(name)}`;
      return existsSync(join(folder, `drawings/${logo}.svg`)) ? { logo, ...item } : item;
    }),
  }));

/**
 * Vite plugin that checks the owner's files against their schemas before a build, and turns YAML files into modules.
 * Drafts have pages in development only. A build ignores their texts and their menu items.
 */
export const contentPlugin = (folder: string, showDrafts: boolean): Plugin => {
  /**
   * Returns code that imports all texts. Leaves out drafts in a build, and an unpublished legal page, so that the
   * site's scripts do not even contain the names of these files.
   */
  const importsOfTexts = () => {
    const hidden = [...readContent(folder).texts].filter(([path, { isDraft, isPublished }]) =>
      path === pathOf.legal ? !isPublished : !showDrafts && isDraft,
    );
    const patterns = ['/content/**/*.mdx', ...hidden.map(([, { file }]) => `!/content/${file}`)];
    return `export default import.meta.glob(${JSON.stringify(patterns)})`;
  };
  const completed = (file: string, data: unknown): unknown => {
    if (file === 'navigation.yml') return menusOf(readContent(folder), showDrafts);
    return file === 'tech-stack.yml' ? withLogos(folder, data as TechStack) : data;
  };
  return {
    name: 'content',
    enforce: 'pre',
    buildStart() {
      // A build runs this for several bundles. One check is enough.
      if (this.environment.name !== 'client') return;
      const faults = contentFaults(folder, showDrafts);
      if (faults.length === 0) return;
      const message = `The content has faults:\n${faults.join('\n')}`;
      // In development the pages without faults are still shown.
      if (showDrafts) this.warn(message);
      else this.error(message);
    },
    resolveId: (id) => (id === 'virtual:texts' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:texts' ? importsOfTexts() : undefined),
    transform(code, id) {
      const file = relative(folder, id);
      const schema = yamlSchemas[file];
      if (!schema) return undefined;
      const { success, data } = schema.safeParse(readYaml(code).value);
      if (!success) return this.error(contentFaults(folder, showDrafts).join('\n'));
      const name = file.replace(/-(\w)|\.yml$/g, (_, letter = '') => letter.toUpperCase());
      return { code: `export const ${name} = ${JSON.stringify(completed(file, data))}`, map: null };
    },
  };
};
