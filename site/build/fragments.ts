import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Fragment } from '../src/content/fragments';
import type { RenderedRoute } from './feeds.ts';

/** What stands inside the element that holds the owner's text. React's HTML is well formed, so counting its tags is enough. */
export const textIn = (body: string): string | undefined => {
  const opening = /<(\w+)[^>]* data-fragment=""[^>]*>/.exec(body);
  if (!opening) return undefined;
  const start = opening.index + opening[0].length;
  const tags = new RegExp(`<(/?)${opening[1] ?? ''}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(body); tag; tag = tags.exec(body)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return body.slice(start, tag.index);
  }
  return undefined;
};

/** Leaves every text as HTML beside its page, for visitors who come to it from another page. */
export const writeFragments = async (rendered: readonly RenderedRoute[], folder: string): Promise<void> => {
  for (const { route, page } of rendered) {
    const html = textIn(page.body);
    if (html === undefined || !page.frontmatter) continue;
    const css = page.styles.replace(/<\/?style[^>]*>/g, '');
    const fragment: Fragment = { html, css, frontmatter: page.frontmatter };
    const file = join(folder, `${route.path === '/' ? 'home' : route.path}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(fragment));
  }
};
