import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Paths from the sources (in tests) and from the bundle. */
const PLACES = ['../../data/', './data/', './emotion/data/', '../src/emotion/data/'];

function findFolder(): string {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const found = folders.find((folder) => existsSync(`${folder}families.json`));
  if (found === undefined)
    throw new Error('The data of the Emotion Explorer was not found beside the server.');
  return found;
}

// Found at import, because stages read their weights at import.
const folder = findFolder();

export function readText(name: string): string {
  return readFileSync(folder + name, 'utf8');
}

export function readBytes(name: string): Buffer {
  return readFileSync(folder + name);
}

/** The lines of a file, without blank lines and comments. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

export function readJson<T>(name: string, schema: z.ZodType<T>): T {
  const parsed: unknown = JSON.parse(readText(name));
  return schema.parse(parsed);
}

/** A list of words in a JSON file. */
export const wordSet = z.array(z.string()).transform((list): ReadonlySet<string> => new Set(list));

export function filesIn(name: string): string[] {
  return readdirSync(folder + name).sort();
}

const sentence = z.string().min(1);
const weights = readJson('weights.json', z.record(z.string(), z.tuple([z.number(), sentence])));
const wordLists = readJson('word-lists.json', z.record(z.string(), z.tuple([z.string(), sentence])));

/** A tuned number from `weights.json`, which explains each. */
export function weight(name: string): number {
  const found = weights[name];
  if (found === undefined) throw new Error(`weights.json has no ${name}.`);
  return found[0];
}

/** A word list from `word-lists.json`, which explains each. */
export function wordList(name: string): ReadonlySet<string> {
  const found = wordLists[name];
  if (found === undefined) throw new Error(`word-lists.json has no ${name}.`);
  return new Set(found[0].split(' '));
}
