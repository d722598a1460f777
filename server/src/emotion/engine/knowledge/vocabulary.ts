import { readText } from './dataFile.js';
import { type Families, moodOf, weighFamilies } from './families.js';

/** A word, phrase or sign with the families of feeling it speaks of, nearest first. */
export interface Entry {
  readonly term: string;
  readonly families: readonly string[];
  readonly valence: number;
  readonly arousal: number;
}

const MOST_FAMILIES = 4;
const BETWEEN_TERMS = '; ';

function parseLine(line: string, families: Families): Entry[] | undefined {
  const [terms = '', names = '', ...mood] = line.split('\t').map((column) => column.trim());
  const alike = terms.split(BETWEEN_TERMS).map((term) => term.trim());
  const listed = names.split(',').map((name) => name.trim());
  const known = listed.every((name) => name in families) && listed.length <= MOST_FAMILIES;
  const numbers = mood.every((number) => number !== '' && Math.abs(Number(number)) <= 1);
  if (![0, 2].includes(mood.length) || alike.includes('') || !known || !numbers) return undefined;
  const typical = moodOf(weighFamilies(listed), families);
  const [valence = typical.valence, arousal = typical.arousal] = mood.map(Number);
  return alike.map((term) => ({ term, families: listed, valence, arousal }));
}

/**
 * Tab-separated: terms with `; ` between them, families and, where it is not that of the families, valence and
 * arousal. Lines that begin with # are remarks.
 */
export function parseVocabulary(text: string, families: Families, file: string): Entry[] {
  const entries: Entry[] = [];
  const faults: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const found = parseLine(line, families);
    if (found === undefined) faults.push(`${file}:${index + 1}`);
    else entries.push(...found);
  });
  if (faults.length > 0)
    throw new Error(`Lines that are not term, families, valence, arousal: ${faults.join(', ')}`);
  return entries;
}

export function readVocabulary(file: string, families: Families): Entry[] {
  return parseVocabulary(readText(file), families, file);
}

/** Short notation of `negations.json`: "shame,anger -0.6 0.4" is families, valence, arousal. */
export function parseFeeling(text: string, term: string, families: Families): Entry {
  const [feeling] = parseVocabulary([term, ...text.split(' ')].join('\t'), families, 'negations.json');
  if (feeling === undefined) throw new Error(`negations.json says nothing of ${term}`);
  return feeling;
}
