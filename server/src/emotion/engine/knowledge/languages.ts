import { z } from 'zod';
import { readJson } from './dataFile.js';

const languageSchema = z.object({
  name: z.string(),
  letters: z.string(),
  functionWords: z.array(z.string()),
});

export interface Language {
  readonly code: string;
  readonly name: string;
  /** Letters that hardly any other of these languages has. */
  readonly letters: string;
  readonly functionWords: ReadonlySet<string>;
}

export function readLanguages(): Language[] {
  const data = readJson('languages.json', z.record(z.string(), languageSchema));
  return Object.entries(data).map(([code, language]) => ({
    code,
    name: language.name,
    letters: language.letters,
    functionWords: new Set(language.functionWords),
  }));
}
