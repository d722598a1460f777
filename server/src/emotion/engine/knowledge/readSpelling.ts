import { z } from 'zod';
import type { Spelling } from '../text/spelling.js';
import { readJson } from './dataFile.js';

const spellingSchema = z.object({
  shortForms: z.record(z.string(), z.array(z.string())),
  sameAs: z.record(z.string(), z.string()),
  irregular: z.record(z.string(), z.string()),
  subjectsBeforeIs: z.array(z.string()),
  endings: z.record(z.string(), z.string()),
  negated: z.record(z.string(), z.string()),
  functionWords: z.array(z.string()),
});

export function readSpelling(): Spelling {
  const data = readJson('spelling.json', spellingSchema);
  return {
    shortForms: new Map(Object.entries(data.shortForms)),
    sameAs: new Map(Object.entries(data.sameAs)),
    irregular: new Map(Object.entries(data.irregular)),
    subjectsBeforeIs: new Set(data.subjectsBeforeIs),
    endings: new Map(Object.entries(data.endings)),
    negated: new Map(Object.entries(data.negated)),
    functionWords: new Set(data.functionWords),
  };
}
