import { isNode, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';

export interface Fault {
  line?: number | undefined;
  message: string;
}

export const faultAt = (line: number | undefined, message: string | false | undefined): Fault[] =>
  message ? [{ line, message }] : [];

export interface YamlRead {
  value: unknown;
  fault: Fault | undefined;
  /** Returns the line of a field, or nothing if the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

export const unquotedColon =
  'a value with a colon and a space in it needs quotation marks, for example lead: "Three shelves: the brain, systems, the body."';

/** Messages in plain words for the most frequent YAML errors, because the owner may not program. */
const plainWords: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: unquotedColon,
  MISSING_CHAR: 'a quotation mark or a bracket is opened and not closed',
  UNEXPECTED_TOKEN: 'a value with quotation marks inside needs the other kind around all of it',
  BAD_SCALAR_START: 'a value that begins with a sign such as @ needs quotation marks',
};

/** Returns the message for an error. `rest` is the file from there on. */
const inPlainWords = ({ code, message }: YAMLError, rest: string): string => {
  if (code === 'DUPLICATE_KEY') return `${/^[^:]*/.exec(rest)?.[0]} is there twice: remove one of them`;
  if (message.startsWith('A block sequence'))
    return 'a list cannot begin here: first remove what is after the colon above, such as []';
  return plainWords[code] ?? `this line cannot be read (${message})`;
};

const cutAtHash =
  'a text with a # after a space needs quotation marks, because # begins a note (a note may have a line of its own)';

/** Removes the byte order mark, and replaces the line endings of Windows. */
export const plainLines = (source: string): string => source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** Lists all strings in a value, with the paths of their fields. */
export const textsIn = (value: unknown, path: readonly string[] = []): [path: string[], text: string][] => {
  if (typeof value === 'string') return [[[...path], value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => textsIn(field, [...path, key]));
};

export const readYaml = (source: string, firstLine = 1): YamlRead => {
  const counter = new LineCounter();
  const text = plainLines(source);
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const faults: Fault[] = [];
  const report = (offset: number, message: string) => faults.push({ line: lineAt(offset), message });
  visit(document, {
    Alias: (_, { range }) => {
      if (range) report(range[0], 'a value that begins with * needs quotation marks');
    },
    Scalar: (_, { type, comment, value, range }) => {
      if (type === 'PLAIN' && typeof value === 'string' && comment && range) report(range[0], cutAtHash);
    },
  });
  for (const error of document.errors) report(error.pos[0], inPlainWords(error, text.slice(error.pos[0])));
  return {
    value: faults.length > 0 ? undefined : document.toJS(),
    fault: faults[0],
    lineOf: (path) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? lineAt(node.range[0]) : undefined;
    },
  };
};

/** Reads the frontmatter of a text: the fields between the two lines of `---` at its top. */
export const readHead = (source: string): YamlRead => {
  const [, fields] = /^---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/.exec(plainLines(source)) ?? [];
  if (fields !== undefined) return readYaml(fields, 2);
  const message = 'a text begins with --- alone in its first line, its fields, and --- again';
  return { value: undefined, fault: { line: 1, message }, lineOf: () => undefined };
};
