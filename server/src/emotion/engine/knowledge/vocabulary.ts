import { type Families, moodOf, weighFamilies } from './families.js';

/** Short notation of the data files: "shame,anger -0.6 0.4" is families, valence, arousal. */
export function parseFeeling(text: string, term: string, families: Families): Entry {
  const [names = '', valence = '', arousal = ''] = text.split(' ');
  const listed = names.split(',');
  const unknown = listed.find((name) => !(name in families));
  const numbers = [Number(valence), Number(arousal)];
  if (unknown !== undefined) throw new Error(`${term} names the unknown family ${unknown}`);
  if (arousal === '' || numbers.some((value) => !(Math.abs(value) <= 1))) {
    throw new Error(`${term} needs a valence and an arousal from -1 to 1: ${text}`);
  }
  return { term, families: listed, valence: Number(valence), arousal: Number(arousal) };
}

/** A word, phrase or sign with the families of feeling it speaks of, nearest first. */
export interface Entry {
  readonly term: string;
  readonly families: readonly string[];
  readonly valence: number;
  readonly arousal: number;
}

const MOST_FAMILIES = 4;

function inRange(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 1;
}

const BETWEEN_TERMS = '; ';

/** One line of a file: several terms of one feeling. */
export interface Line {
  readonly terms: readonly string[];
  readonly feeling: Omit<Entry, 'term'>;
}

function parseLine(line: string, families: Families): Line | undefined {
  const columns = line.split('\t');
  const [terms = '', names = '', ...mood] = columns.map((column) => column.trim());
  const listed = names.split(',').map((name) => name.trim());
  const known = listed.every((name) => name in families) && listed.length <= MOST_FAMILIES;
  const numbers = mood.every((number) => number !== '' && inRange(Number(number)));
  const alike = terms.split(BETWEEN_TERMS).map((term) => term.trim());
  if (![2, 4].includes(columns.length) || alike.includes('') || !known || !numbers) return undefined;
  const [valence, arousal] = mood.map(Number);
  const own =
    valence === undefined || arousal === undefined
      ? moodOf(weighFamilies(listed), families)
      : { valence, arousal };
  return { terms: alike, feeling: { families: listed, ...own } };
}

/**
 * Tab-separated: terms with `; ` between them, families and, where it is not that of the families, valence and
 * arousal. Lines that begin with # are remarks.
 */
export function parseLines(text: string, families: Families, file: string): Line[] {
  const lines: Line[] = [];
  const faults: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const found = parseLine(line.replace(/\r$/u, ''), families);
    if (found === undefined) faults.push(`${file}:${index + 1}`);
    else lines.push(found);
  });
  if (faults.length > 0)
    throw new Error(`Lines that are not term, families, valence, arousal: ${faults.join(', ')}`);
  return lines;
}

export type ReadLines = (file: string) => readonly Line[];

export function entriesOf(lines: readonly Line[]): Entry[] {
  return lines.flatMap(({ terms, feeling }) => terms.map((term) => ({ term, ...feeling })));
}

export function parseVocabulary(text: string, families: Families, file: string): Entry[] {
  return entriesOf(parseLines(text, families, file));
}
