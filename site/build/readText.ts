import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { plainLines, type Fault } from './readYaml.ts';
import { lineOf, nodesIn, type TextNode } from './textTree.ts';

export interface TextRead {
  /** Nothing where the text cannot be read. */
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

/** Imports, and values in curly brackets, which would be run as code; a comment is none. */
const codeIn = (tree: TextNode): Fault[] =>
  nodesIn(tree).flatMap((node): Fault[] => {
    const line = lineOf(node);
    if (node.type === 'mdxjsEsm') return [{ line, message: noImports }];
    return /^mdx(Text|Flow)Expression$/.test(node.type) && !/^\s*\/\*/.test(node.value ?? '')
      ? [{ line, message: 'a { in running text needs a \\ before it' }]
      : [];
  });

/** A text of the owner as a tree, and what is wrong with how it is written. */
export const readText = (source: string): TextRead => {
  try {
    const tree: TextNode = processor.parse(plainLines(source));
    return { tree, faults: codeIn(tree) };
  } catch (error) {
    return { faults: [faultOf(error as ParserMessage)] };
  }
};
