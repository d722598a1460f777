import { evaluate, type EvaluateOptions } from '@mdx-js/mdx';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { essaySchema } from '../src/data/frontmatter.ts';
import { isExample } from '../src/data/isExample.ts';
import { fileSchemas } from '../src/data/schema.ts';
import { filesIn } from './contentFiles.ts';
import { readText } from './readText.ts';
import { readYaml } from './readYaml.ts';

const options: EvaluateOptions = { ...runtime, format: 'md', remarkPlugins: [remarkFrontmatter, remarkGfm] };

const itemOf = async (file: string) => {
  const source = await readFile(file, 'utf8');
  const { title, link } = essaySchema.parse(readText(source).head.value);
  const { default: Text } = await evaluate(source, options);
  return { title, link, content: renderToStaticMarkup(createElement(Text)) };
};

/** The essays of `site/content/essays` in the shape in which a feed converter answers. */
const feedOf = async (folder: string): Promise<string> => {
  const files = filesIn(folder).filter((file) => file.endsWith('.md'));
  const items = await Promise.all(files.toSorted().map((file) => itemOf(join(folder, file))));
  return JSON.stringify({ status: 'ok', items });
};

const hasOwnFeed = async (content: string): Promise<boolean> => {
  const source = await readFile(join(content, 'owner.yml'), 'utf8');
  return !isExample(fileSchemas['owner.yml'].parse(readYaml(source).value).feed.url);
};

/** Writes `/essays.json`, which takes the place of the owner's feed until there is one. */
export const essayFeed = (content: string): Plugin => {
  const folder = join(content, 'essays');
  return {
    name: 'essay-feed',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      if (await hasOwnFeed(content)) return;
      this.emitFile({ type: 'asset', fileName: 'essays.json', source: await feedOf(folder) });
    },
    configureServer({ middlewares }) {
      middlewares.use('/essays.json', (_, response, next) => {
        void feedOf(folder).then(
          (feed) => response.setHeader('content-type', 'application/json').end(feed),
          next,
        );
      });
    },
  };
};
