import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homeParts, pathOf } from '../src/data/kinds.ts';
import { attributesIn, type TextLink, type TextNode } from './textTree.ts';
import { addressesOf, menusOf, type Content } from './content.ts';
import { readText } from './readText.ts';

/** Anchors that components generate. Links to them are valid, although no text has such an `id`. */
const ownAnchor = /^(poem|question|exercise)-\d+$|^all-questions$/;

/** Generated files that a text may link to, although they are not in site/public. */
const builtFiles = new Set([
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/emotions.json',
  `${pathOf.questions}/rss.xml`,
]);

/** Returns a function that checks a link. It reports a missing address, page, file or anchor. */
export const linkCheckOf = (content: Content, showDrafts: boolean) => {
  const addresses = addressesOf(content, menusOf(content, showDrafts));

  const anchorFault = (anchor: string, tree: TextNode | undefined) =>
    tree &&
    !ownAnchor.test(anchor) &&
    !attributesIn(tree, 'id').includes(anchor) &&
    `links to #${anchor}, but no part of that text has id="${anchor}"`;

  const fileFault = (file: string) =>
    !builtFiles.has(file) &&
    !existsSync(join(content.folder, '../public', file)) &&
    `links to ${file}, but there is no site/public${file}`;

  /** Returns what is wrong with a link. `from` is the syntax tree of the text that contains it. */
  return ({ to, anchor }: TextLink, from?: TextNode) => {
    if (/^(https?:\/\/|mailto:|tel:)/.test(to)) return undefined;
    if (anchor && to === '') return anchorFault(anchor, from);
    if (!/^\/(?!\/)/.test(to))
      return `links to ${to || 'nothing'}: begin with / for a page of the site, with https:// for any other`;
    if (to.includes('.')) return fileFault(to);
    const text = content.texts.get(to);
    if (!addresses.has(to))
      return `links to ${to}, ${text?.isDraft ? 'which is a draft' : 'where there is no page'}`;
    if (to === pathOf.home && anchor && anchor in homeParts) return undefined;
    return anchor && text && anchorFault(anchor, readText(text.source).tree);
  };
};
