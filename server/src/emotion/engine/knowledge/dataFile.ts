import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

/** Beside the sources in tests; beside the bundle or back in the sources once the server is built. */
const PLACES = ['../../data/', './data/', './emotion/data/', '../src/emotion/data/'];

function findFolder(): string {
  const here = import.meta.url;
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, here)));
  const found = folders.find((folder) => existsSync(`${folder}families.json`));
  if (found === undefined)
    throw new Error('The data of the Emotion Explorer was not found beside the server.');
  return found;
}

let folder: string | undefined;

function dataFolder(): string {
  folder ??= findFolder();
  return folder;
}

export function readText(name: string): string {
  return readFileSync(dataFolder() + name, 'utf8');
}

export function readJson<T>(name: string, schema: z.ZodType<T>): T {
  const parsed: unknown = JSON.parse(readText(name));
  return schema.parse(parsed);
}

export function filesIn(name: string): string[] {
  return readdirSync(dataFolder() + name).sort();
}
