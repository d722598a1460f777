import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { headIn, plainLines, readYaml, type YamlRead } from './readYaml.ts';
import { lineOf, nodesIn, type TextNode } from './textTree.ts';

export interface TextFault {
  line: number;
  message: string;
}

export interface TextRead {
  head: YamlRead;
  /** Nothing where the text cannot be read. */
  tree: TextNode | undefined;
  faults: TextFault[];
}

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });

/** What the parser tells about a fault; where it is about a whole part, the line is that of its beginning. */
interface ParserMessage {
  reason: string;
  place?: { line?: number; start?: { line: number } };
}

const isParserMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string';

const faultOf = (error: unknown): TextFault => {
  if (!isParserMessage(error)) throw error;
  const { reason, place } = error;
  const hint = /before name|unexpected character/i.test(reason)
    ? 'a < or a { in running text needs a \\ before it'
    : reason;
  return { line: place?.line ?? place?.start?.line ?? 1, message: hint };
};

/** Values in curly brackets would be run as code; a comment is none. */
const codeIn = (tree: TextNode): TextFault[] =>
  nodesIn(tree)
    .filter(({ type, value = '' }) => /^mdx(Text|Flow)Expression$/.test(type) && !/^\s*\/\*/.test(value))
    .map((node) => ({ line: lineOf(node), message: 'a { in running text needs a \\ before it' }));

const importsIn = (source: string): TextFault[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      /^(?:import|export)\s/.test(line)
        ? [{ line: index + 1, message: 'a text has no import and no export' }]
        : [],
    );

/** A text of the owner: its head, its tree, and what is wrong with how it is written. */
export const readText = (source: string): TextRead => {
  const head = readYaml(headIn(source), 2);
  const imports = importsIn(plainLines(source));
  if (imports.length > 0) return { head, tree: undefined, faults: imports };
  try {
    const tree: TextNode = processor.parse(plainLines(source));
    return { head, tree, faults: codeIn(tree) };
  } catch (error) {
    return { head, tree: undefined, faults: [faultOf(error)] };
  }
};
