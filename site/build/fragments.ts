import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Fragment } from '../src/article/content';
import type { RenderedPage } from '../src/entry-server';

/** Writes every text as HTML beside its page, for visitors who come to it from another page. */
export const writeFragments = async (pages: readonly RenderedPage[], folder: string): Promise<void> => {
  for (const { meta, text, css } of pages) {
    if (!text) continue;
    const fragment: Fragment = { html: text.html, css, drawing: text.drawing, frontmatter: text.frontmatter };
    const file = join(folder, `${meta.path === '/' ? 'home' : meta.path}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(fragment));
  }
};
