import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { plainLines, type Fault } from './readYaml.ts';
import { lineOf, nodesIn, type TextNode } from './textTree.ts';

interface TextRead {
  /** Missing if the text cannot be parsed. */
  tree?: TextNode;
  faults: Fault[];
}

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });

type ParserMessage = ReturnType<typeof processor.processSync>['messages'][number];

const noImports = 'a text has no import and no export';

const faultOf = ({ reason, line = 1 }: ParserMessage): Fault => {
  if (reason.includes('import/exports')) return { line, message: noImports };
  const isBracket = /before name|unexpected character/i.test(reason);
  return { line, message: isBracket ? 'a < or a { in running text needs a \\ before it' : reason };
};

/** Finds code in a text: imports, and expressions in curly brackets. Comments are allowed. */
const codeIn = (tree: TextNode): Fault[] =>
  nodesIn(tree).flatMap((node): Fault[] => {
    const line = lineOf(node);
    if (node.type === 'mdxjsEsm') return [{ line, message: noImports }];
    return /^mdx(Text|Flow)Expression$/.test(node.type) && !/^\s*\/\*/.test(node.value ?? '')
      ? [{ line, message: 'a { in running text needs a \\ before it' }]
      : [];
  });

/** Parses a text of the owner into a tree, and lists its syntax faults. */
export const readText = (source: string): TextRead => {
  try {
    const tree: TextNode = processor.parse(plainLines(source));
    return { tree, faults: codeIn(tree) };
  } catch (error) {
    return { faults: [faultOf(error as ParserMessage)] };
  }
};
