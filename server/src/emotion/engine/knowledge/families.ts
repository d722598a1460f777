import { z } from 'zod';
import { list, readTable, readText, weight } from '../files/dataFile.js';

/** A word, phrase or emoji of the vocabulary, with the feeling that it expresses. */
export interface Entry extends Feeling {
  readonly term: string;
  /** Set only for phrases. Idioms name a feeling by a metaphor, situations imply one. */
  readonly source?: 'idiom' | 'situation' | undefined;
}

/** Turns a pattern into a plain phrase: "{so|very} sad~" becomes "so sad". */
export function spoken(term: string): string {
  const first = term.replace(/\{([^|}]*)[^}]*\}/gu, '$1');
  return first.replace(/[*~$\s]+/gu, ' ').trim();
}

const MOST_FAMILIES = 4;
const BETWEEN_TERMS = '; ';
const SOURCES: Readonly<Record<string, Entry['source']>> = {
  'idioms.tsv': 'idiom',
  'situations.tsv': 'situation',
};

function parseLine(line: string, source: Entry['source']): Entry[] | undefined {
  const [terms = '', names = '', ...mood] = line.split('\t').map((column) => column.trim());
  const alike = terms.split(BETWEEN_TERMS).map((term) => term.trim());
  const listed = names.split(',').map((name) => name.trim());
  const known = listed.every((name) => name in taxonomy) && listed.length <= MOST_FAMILIES;
  const numbers = mood.every((number) => number !== '' && Math.abs(Number(number)) <= 1);
  if (![0, 2].includes(mood.length) || alike.includes('') || !known || !numbers) return undefined;
  const weights = weighFamilies(listed);
  const typical = moodOf(weights);
  const [valence = typical.valence, arousal = typical.arousal] = mood.map(Number);
  return alike.map((term) => ({ term, source, families: weights, valence, arousal }));
}

/**
 * Parses tab-separated lines of terms (with `; ` between them), emotion families and, if the mood is not the typical
 * one of these families, valence and arousal.
 */
export function parseVocabulary(text: string, file: string): Entry[] {
  const entries: Entry[] = [];
  const faults: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const found = parseLine(line, SOURCES[file]);
    if (found === undefined) faults.push(`${file}:${index + 1}`);
    else entries.push(...found);
  });
  if (faults.length > 0)
    throw new Error(`Lines that are not term, families, valence, arousal: ${faults.join(', ')}`);
  return entries;
}

export function readVocabulary(file: string): Entry[] {
  return parseVocabulary(readText(file), file);
}

/** Parses a feeling as written in JSON files: "shame,anger -0.6 0.4" is families, valence, arousal. */
export function parseFeeling(text: string, term: string): Entry {
  const [feeling] = parseVocabulary([term, ...text.split(' ')].join('\t'), text);
  if (feeling === undefined) throw new Error(`Not families, valence, arousal: "${text}".`);
  return feeling;
}

/** Parses a neighbouring family and how close it is, from 0 to 1: "calm 0.6". */
const neighbourOf = (cell: string) => [cell.replace(/ .*/u, ''), Number(cell.replace(/.* /u, ''))] as const;
const familySchema = z.object({
  family: z.string(),
  valence: z.coerce.number().min(-1).max(1),
  arousal: z.coerce.number().min(-1).max(1),
  opposites: list(','),
  neighbours: list('; ').transform((near) => Object.fromEntries(near.map(neighbourOf))),
});

/** All emotion families by name, each with its typical mood, its opposites and similar families (neighbours). */
export const taxonomy = Object.fromEntries(
  readTable('families.tsv', familySchema).map((row) => [row.family, row]),
);

/** Weights of emotion families by name: `{ joy: 1, relief: 0.75 }`. */
export type FamilyWeights = Readonly<Record<string, number>>;

/** A feeling: its emotion families, and its mood as valence and arousal from -1 to 1. */
export interface Feeling {
  readonly families: FamilyWeights;
  readonly valence: number;
  readonly arousal: number;
}

type Mood = Omit<Feeling, 'families'>;

export function meanMood(items: readonly (Mood & { readonly weight: number })[]): Mood {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: 'valence' | 'arousal'): number =>
    items.reduce((sum, item) => sum + item.weight * item[of], 0) / total;
  return { valence: mean('valence'), arousal: mean('arousal') };
}

/** The typical mood of these emotion families: the weighted means of valence and arousal. */
export function moodOf(weights: FamilyWeights): Mood {
  const known = Object.entries(weights);
  return meanMood(known.flatMap(([name, weight]) => ({ valence: 0, arousal: 0, ...taxonomy[name], weight })));
}

const BY_POSITION = [1, 0.75, 0.5, 0.35] as const;

/** Gives each family a weight by its place in the list: 1 for the first, then less. */
export function weighFamilies(families: readonly string[]): FamilyWeights {
  return Object.fromEntries(families.map((family, index) => [family, BY_POSITION[index] ?? BY_POSITION[3]]));
}

/** Families with their weights, the strongest first. */
export function ranked(families: FamilyWeights): [string, number][] {
  return Object.entries(families).sort(([, a], [, b]) => b - a);
}

/** The strongest family. The first one wins a tie. */
export const topFamily = (families: FamilyWeights): string | undefined => ranked(families)[0]?.[0];

const FAINT = weight('faint family');
const MOST_FELT = 7;

/** Returns up to seven families, without faint ones. Weights are scaled so that the strongest family has 1. */
export function strongest(families: FamilyWeights): FamilyWeights {
  const all = ranked(families);
  const most = all[0]?.[1] ?? 1;
  const scaled = all.map(([family, share]): [string, number] => [family, share / most]);
  return Object.fromEntries(scaled.slice(0, MOST_FELT).filter(([, share]) => share >= FAINT));
}
