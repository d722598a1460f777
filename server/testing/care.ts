import { readFileSync } from 'node:fs';

/** Reads labelled cries for help and their look-alikes. */
export const readCare = (file: string) =>
  readFileSync(new URL(`../src/emotion/labelled/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; kind: string; language: string });
