import { isNode, LineCounter, parseDocument, type YAMLError } from 'yaml';

export interface YamlRead {
  value: unknown;
  /** Why it cannot be read, with the line. */
  fault: { line: number; message: string } | undefined;
  /** The line of a field; none for one that is missing. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** The most frequent mistakes, in words for people who do not program. */
const plainWords: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'a value with a colon and a space in it must stand in quotation marks, for example lead: "Three shelves: the brain, systems, the body."',
  MISSING_CHAR: 'a quotation mark or a bracket is opened and not closed',
  UNEXPECTED_TOKEN: 'a value with quotation marks inside must stand as a whole in the other kind of them',
  BAD_SCALAR_START: 'a value that begins with a sign such as @ must stand in quotation marks',
};

/** YAML with the line of every field, also in the frontmatter of a text. */
export const readYaml = (source: string, firstLine = 1): YamlRead => {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  return {
    value: error ? undefined : document.toJS(),
    fault: error && {
      line: lineAt(error.pos[0]),
      message: plainWords[error.code] ?? `this line cannot be read (${error.message})`,
    },
    lineOf: (path) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? lineAt(node.range[0]) : undefined;
    },
  };
};
