import { attributesIn, linksIn, partNamesIn, type TextNode } from './textTree.ts';

/** A list that a text's module exports. */
export const exportList = (name: string, values: readonly string[]) => ({
  type: 'ExportNamedDeclaration',
  specifiers: [],
  attributes: [],
  source: null,
  declaration: {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: { type: 'Identifier', name },
        init: {
          type: 'ArrayExpression',
          elements: [...new Set(values)].map((value) => ({ type: 'Literal', value })),
        },
      },
    ],
  },
});

export const addExports = (tree: TextNode, body: readonly object[]): void => {
  const data = { estree: { type: 'Program', sourceType: 'module', body } };
  tree.children?.unshift({ type: 'mdxjsEsm', data });
};

/**
 * Exports which drawings and parts a text shows, so that a page fetches just those before it is shown, and which pages
 * it links to.
 */
export const remarkNeeds = () => (tree: TextNode) => {
  const body = [
    exportList('drawings', attributesIn(tree, 'drawing')),
    exportList('partNames', partNamesIn(tree)),
    exportList(
      'links',
      linksIn(tree).map(({ to }) => to),
    ),
  ];
  addExports(tree, body);
};
