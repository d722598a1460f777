/** Node of a text's syntax tree, with the fields that the build reads. */
export interface TextNode {
  type: string;
  name?: string | null | undefined;
  /** Address of a link or a picture. */
  url?: string;
  alt?: string | null | undefined;
  title?: string | null | undefined;
  /** Level of a heading. */
  depth?: number;
  value?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: TextNode[];
  position?: { start: { line: number } } | undefined;
  data?: object | undefined;
}

/** Lists a node and all nodes below it, in the order of the text. */
export const nodesIn = (node: TextNode): TextNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** Lists all values of an attribute in a text, such as `embrace` for `drawing="embrace"`. */
export const attributesIn = (tree: TextNode, name: string): string[] =>
  nodesIn(tree).flatMap(({ attributes = [] }) =>
    attributes.flatMap((attribute) =>
      attribute.name === name && typeof attribute.value === 'string' ? [attribute.value] : [],
    ),
  );

/** Returns the value of an attribute of a node, without looking at the nodes inside. */
export const ownAttribute = (node: TextNode, name: string): string | undefined =>
  attributesIn({ ...node, children: [] }, name)[0];

export const partsIn = (tree: TextNode): (TextNode & { name: string })[] =>
  nodesIn(tree).flatMap((node) =>
    node.type.startsWith('mdxJsx') && node.name ? [{ ...node, name: node.name }] : [],
  );

export const lineOf = (node: TextNode): number => node.position?.start.line ?? 1;

export interface TextLink {
  /** Address without anchor and query. Empty for a link within the same page. */
  to: string;
  anchor?: string | undefined;
}

/** Lists the links of a text: Markdown links, and the attributes `to` and `href` of components. */
export const linksIn = (tree: TextNode): (TextLink & { line: number })[] =>
  nodesIn(tree).flatMap((node) => {
    const leads = [
      ...(['link', 'definition'].includes(node.type) ? [node.url ?? ''] : []),
      ...['to', 'href'].flatMap((name) => ownAttribute(node, name) ?? []),
    ];
    return leads.map((url) => {
      const [address = '', anchor] = url.split('#');
      return { to: address.replace(/\?.*$/, ''), anchor, line: lineOf(node) };
    });
  });

export const picturesIn = (tree: TextNode): TextNode[] =>
  nodesIn(tree).filter(({ type }) => type === 'image');
