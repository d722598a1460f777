import { relative } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { essaySchema, frontmatterSchemas } from '../src/data/frontmatter.ts';
import { addressOf, isForReading, kindOf } from '../src/data/kinds.ts';
import type { Navigation } from '../src/data/schema.ts';
import type { TextData } from '../src/data/text';
import { itemsOf } from '../src/data/menuOrder.ts';
import { contentFaults } from './contentCheck.ts';
import { menusOf, readContent, type Content } from './content.ts';
import { nextPieceOf } from './nextPiece.ts';
import { readText } from './readText.ts';
import { readHead } from './readYaml.ts';
import { attributesIn, linksIn, nodesIn, ownAttribute, partsIn, type TextNode } from './textTree.ts';

/**
 * Returns a function that lists the texts that link to a page, in the order of the menus. Leaves out overviews, because
 * they link to everything.
 */
const mentionsOf = ({ texts }: Content, { sections }: Navigation) => {
  const linking = sections.flatMap(itemsOf).map(({ route }) => {
    const { tree } = readText(texts.get(route)?.source ?? '');
    return { route, links: new Set(tree ? linksIn(tree).map(({ to }) => to) : []) };
  });
  return (path: string) =>
    linking.filter(({ route, links }) => route !== path && links.has(path)).map(({ route }) => route);
};

const readMenus = (folder: string, showDrafts: boolean) => {
  const content = readContent(folder);
  const navigation = menusOf(content, showDrafts);
  return { mentions: mentionsOf(content, navigation), next: nextPieceOf(content, navigation) };
};

const unique = (names: readonly string[]) => [...new Set(names)];

/** Adds the attribute `items` to each `<TableOfContents>` in a text: the ids and titles of the text's sections. */
const fillTableOfContents = (tree: TextNode) => {
  const sections = partsIn(tree).filter(({ name }) => name === 'Section');
  const value = JSON.stringify(
    sections.map((section) => ({ id: ownAttribute(section, 'id'), label: ownAttribute(section, 'title') })),
  );
  const items = { type: 'mdxJsxAttributeValueExpression', value, data: { estree: parseAst(value) } };
  for (const { name, attributes } of nodesIn(tree))
    if (name === 'TableOfContents')
      attributes?.push({ type: 'mdxJsxAttribute', name: 'items', value: items });
};

/**
 * Attaches data to a text's component, as its property `data`. In development it is also exported as a string. A page
 * reads its data only once, and Fast Refresh loads the page again if an export that is no component has changed.
 */
const attach = (tree: TextNode, data: object, isDevelopment: boolean) => {
  const json = JSON.stringify(data);
  const saved = isDevelopment ? `;export const data = ${JSON.stringify(json)}` : '';
  const code = `MDXContent.data = ${json}${saved}`;
  tree.children?.push({ type: 'mdxjsEsm', value: code, data: { estree: parseAst(code) } });
};

/**
 * Returns two plugins. `remark` attaches `TextData` to the component of each text; essays in `content/essays` get their
 * frontmatter instead. `plugin` makes Vite compile all texts again when a file changes in development, because the data
 * of any text may depend on the file.
 */
export const remarkText = (folder: string, showDrafts: boolean) => {
  let menus: ReturnType<typeof readMenus> | undefined;
  const plugin: Plugin = {
    name: 'text-data',
    hotUpdate({ file }) {
      if (relative(folder, file).startsWith('..')) return;
      menus = undefined;
      this.environment.moduleGraph.invalidateAll();
    },
  };
  const remark = () => (tree: TextNode, file: { path: string; value: unknown }) => {
    const head = readHead(String(file.value));
    if (file.path.endsWith('.md')) return attach(tree, essaySchema.parse(head.value), showDrafts);
    fillTableOfContents(tree);
    const path = addressOf(relative(folder, file.path));
    menus ??= readMenus(folder, showDrafts);
    const { data: frontmatter } = frontmatterSchemas[kindOf(path)].safeParse(head.value);
    if (!frontmatter) throw new Error(contentFaults(folder, showDrafts).join('\n'));
    const ownDrawing = 'drawing' in frontmatter && frontmatter.drawing ? [frontmatter.drawing] : [];
    const data: TextData = {
      frontmatter,
      parts: unique(partsIn(tree).map(({ name }) => name)),
      drawings: unique([...ownDrawing, ...attributesIn(tree, 'drawing')]),
      mentions: isForReading(path) ? menus.mentions(path) : [],
      next: ['essay', 'page', 'bookmark'].includes(kindOf(path)) ? menus.next(path) : undefined,
    };
    return attach(tree, data, showDrafts);
  };
  return { plugin, remark };
};
