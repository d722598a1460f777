import { z } from 'zod';
import { unquotedColon, type Fault, type YamlRead } from './readYaml.ts';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

/** Returns messages in plain words for Zod's most frequent issues, because the owner may not program. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not known here`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'is missing';
  // YAML reads a text with a colon in a list as a field with its value.
  if (issue.expected === 'string' && z.util.isPlainObject(issue.input)) return unquotedColon;
  return `must be ${kinds[issue.expected] ?? issue.expected}`;
};

/** Checks a file against its schema. Reports a missing field at the line of its parent. */
export const schemaFaults = ({ value, fault, lineOf: lineOfField }: YamlRead, schema: z.ZodType): Fault[] => {
  if (fault) return [fault];
  const lineAt = (path: readonly PropertyKey[]): number | undefined =>
    path.length === 0 ? undefined : (lineOfField(path) ?? lineAt(path.slice(0, -1)));
  const { error } = schema.safeParse(value, { error: inPlainWords });
  return (error?.issues ?? []).map((issue) => ({
    line: lineAt(issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path),
    message: `${issue.path.join('.') || 'the file'}: ${issue.message}`,
  }));
};
