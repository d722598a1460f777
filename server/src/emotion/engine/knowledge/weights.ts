import { z } from 'zod';
import { readJson } from './dataFile.js';

const sentence = z.string().min(1);
const weights = readJson('weights.json', z.record(z.string(), z.tuple([z.number(), sentence])));
const wordLists = readJson('word-lists.json', z.record(z.string(), z.tuple([z.string(), sentence])));

/** A tuned number by its name; the file says of each what it does. */
export function weight(name: string): number {
  const found = weights[name];
  if (found === undefined) throw new Error(`weights.json has no ${name}.`);
  return found[0];
}

/** A list of words by its name; the file says of each what it is for. */
export function wordList(name: string): ReadonlySet<string> {
  const found = wordLists[name];
  if (found === undefined) throw new Error(`word-lists.json has no ${name}.`);
  return new Set(found[0].split(' '));
}
