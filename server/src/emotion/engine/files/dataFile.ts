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

/** Looks up values in a file that explains each in a sentence. */
function explained<T>(file: string, schema: z.ZodType<T>): (name: string) => T {
  const values = readJson(file, z.record(z.string(), z.tuple([schema, z.string().min(1)])));
  return (name) => {
    const found = values[name];
    if (found === undefined) throw new Error(`${file} has no ${name}.`);
    return found[0];
  };
}

/** Returns a tuned number by name. */
export const weight = explained('weights.json', z.number());

/** Returns a word list by name. */
export const wordList = explained(
  'word-lists.json',
  z.string().transform((words): ReadonlySet<string> => new Set(words.split(' '))),
);
