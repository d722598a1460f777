import { readFileSync } from 'node:fs';
import { read } from '../src/emotion/engine/engine.js';
import { careOf } from '../src/emotion/engine/state/state.js';

/** Reads labelled cries for help and their look-alikes. */
export const readCare = (file: string) =>
  readFileSync(new URL(`../src/emotion/labelled/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; kind: string; language: string });

/** The care that a text gets, without choosing words and an intro: those take two thirds of the time. */
export const careFor = (text: string) => careOf(read(text, ['choose', 'explain']));
