interface Node {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
}

const drawingsIn = (node: Node): string[] => [
  ...(node.attributes ?? []).flatMap((attribute) =>
    attribute.name === 'drawing' && typeof attribute.value === 'string' ? [attribute.value] : [],
  ),
  ...(node.children ?? []).flatMap(drawingsIn),
];

const partsIn = (node: Node): string[] => [
  ...(node.type.startsWith('mdxJsx') && node.name ? [node.name] : []),
  ...(node.children ?? []).flatMap(partsIn),
];

const exportList = (name: string, values: readonly string[]) => ({
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
        init: { type: 'ArrayExpression', elements: values.map((value) => ({ type: 'Literal', value })) },
      },
    ],
  },
});

/** Exports which drawings and parts a text shows, so that a page fetches just those before it is shown. */
export const remarkNeeds = () => (tree: Node) => {
  const body = [
    exportList('drawings', [...new Set(drawingsIn(tree))]),
    exportList('partNames', [...new Set(partsIn(tree))]),
  ];
  const data = { estree: { type: 'Program', sourceType: 'module', body } };
  const exports: Node & { data: unknown } = { type: 'mdxjsEsm', data };
  tree.children?.unshift(exports);
};
