import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { faultAt, plainLines, type Fault } from './readYaml.ts';
import { lineOf, nodesIn, type TextNode } from './textTree.ts';

interface TextRead {
  /** Syntax tree. Missing if the text cannot be parsed. */
  tree?: TextNode;
  faults: Fault[];
}

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });

type ParserMessage = ReturnType<typeof processor.processSync>['messages'][number];

const noImports = 'a text has no import and no export';

/** Messages in plain words for the parser's most frequent errors. The first that fits is used. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/import\/exports/, noImports],
  [/comment in MDX/, 'write a note to yourself as {/* note */}'],
  [
    /link in MDX/,
    'write a link as [words](https://…), an e-mail address as [words](mailto:…), without < and >',
  ],
  [
    /attribute (name|value)/,
    'a value in a part here or above needs straight quotation marks around it, as in title="…" (a < in running text needs a \\ before it)',
  ],
  [/closing slash/, 'a part ends here that was not opened: write its beginning above, or remove its end'],
  [/before name|unexpected character/i, 'a < or a { in running text needs a \\ before it'],
];

const faultOf = ({ reason, line = 1 }: ParserMessage): Fault => {
  const [, closed, part, opened] = /closing tag (?:`(.+)`.*)?for `<(\w+)>` \((\d+):/.exec(reason) ?? [];
  if (closed)
    return {
      line,
      message: `${closed} is not the end of <${part}> in line ${opened}: write </${part}> in its place or before it`,
    };
  if (opened)
    return {
      line: Number(opened),
      message: `<${part}> is opened and not closed: write </${part}> after its end, or <${part} /> if it has none`,
    };
  return { line, message: plainWords.find(([pattern]) => pattern.test(reason))?.[1] ?? reason };
};

/** Finds what a text must not contain: code (comments are allowed), a second title, an address with a space. */
const nodeFault = ({ type, value = '', depth }: TextNode) => {
  if (type === 'mdxjsEsm') return noImports;
  if (/^mdx(Text|Flow)Expression$/.test(type) && !/^\s*\/\*/.test(value))
    return 'a { in running text needs a \\ before it';
  if (depth === 1) return 'a heading in a text begins with ##: the title is the first one already';
  const [asTyped] = (type === 'text' && /\S*\]\([^()]*\)/.exec(value)) || [];
  return asTyped && `${asTyped} is shown as it is typed: an address or a file name has no spaces`;
};

/** Parses a text of the owner into a syntax tree, and lists its syntax faults. */
export const readText = (source: string): TextRead => {
  try {
    const tree: TextNode = processor.parse(plainLines(source));
    return { tree, faults: nodesIn(tree).flatMap((node) => faultAt(lineOf(node), nodeFault(node))) };
  } catch (error) {
    return { faults: [faultOf(error as ParserMessage)] };
  }
};
