import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Possible paths of `data/`: from this source file (in tests), and from the bundles that contain it. */
const PLACES = ['../../data/', './data/', './emotion/data/', '../src/emotion/data/'];

function findFolder(): string {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const found = folders.find((folder) => existsSync(`${folder}families.tsv`));
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

/** The lines of a file, grouped by the heading above them. Headings are lines in square brackets. */
export function readSections(name: string): ReadonlyMap<string, readonly string[]> {
  const [, ...parts] = readText(name).split(/^\[(.+)\]$/mu);
  const linesAfter = (at: number) => linesOf(parts[at + 1] ?? '').map((line) => line.trim());
  return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, linesAfter(at)]] : [])));
}

/** Schema for a string with several values. Splits it at the separator. */
export const list = (separator: string) => z.string().transform((cell) => cell.split(separator));

/** Rows of a tab-separated file. The first line has the names of the columns, empty cells are undefined. */
export function readTable<T>(name: string, schema: z.ZodType<T>): T[] {
  const [names = [], ...rows] = linesOf(readText(name)).map((line) => line.split('\t'));
  // Copied by way of JSON, because a substring would keep the text of the whole file in memory.
  const copied = (row: string[]): string =>
    JSON.stringify(Object.fromEntries(row.map((cell, at) => [names[at], cell || undefined])));
  return rows.map((row) => schema.parse(JSON.parse(copied(row))));
}

export function readJson<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readText(name)));
}

/** Schema for a string of words with spaces between them. Turns it into a set. */
export const wordSet = list(' ').transform((words): ReadonlySet<string> => new Set(words));

export function filesIn(name: string): string[] {
  return readdirSync(folder + name).sort();
}

/** Returns a lookup by name for a JSON file with entries such as `"name": [value, "What it is for."]`. */
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
export const wordList = explained('word-lists.json', wordSet);
