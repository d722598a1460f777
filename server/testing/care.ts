import { readFileSync } from 'node:fs';
import { read } from '../src/emotion/engine/engine.js';
import { careOf } from '../src/emotion/engine/state/state.js';

/** Reads labelled texts: cries for help, and texts that only look like them. */
export const readCare = (file: string) =>
  readFileSync(new URL(`../src/emotion/labelled/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; kind: string; language: string });

/** Returns the level of care for a text. Does not choose words or write an intro, which takes most of the time. */
export const careFor = (text: string) => careOf(read(text, ['choose', 'explain']));
