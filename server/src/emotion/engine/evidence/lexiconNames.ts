import { distance } from 'fastest-levenshtein';
import type { Term } from '../knowledge/lexicon.js';
import { fold } from '../text/normalise.js';
import { weighFamilies, type Evidence } from './evidence.js';

export interface NamedTerm {
  readonly term: Term;
  readonly evidence: Evidence;
}

export type NameIndex = ReadonlyMap<string, readonly Term[]>;

const LATIN_ONLY = /^[\p{Script=Latin}\p{N} ]+$/u;
const SHORTEST_INSIDE = 5;
const LONGEST_NAME = 5;
const SHORTEST_MISSPELT = 6;

function key(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Every spelling a term may be typed in: its name, both halves of "A / B", its script. */
export function indexNames(terms: readonly Term[]): NameIndex {
  const index = new Map<string, Term[]>();
  for (const term of terms) {
    const spellings = [term.name, ...term.name.split('/'), term.script, ...term.script.split('/')].map(key);
    for (const spelling of new Set(spellings)) {
      if (spelling !== '') index.set(spelling, [...(index.get(spelling) ?? []), term]);
    }
  }
  return index;
}

function toEvidence(term: Term): Evidence {
  const { valence, arousal } = term;
  const families = weighFamilies(term.families);
  return {
    source: 'lexicon name',
    term: term.name,
    at: [],
    families,
    valence,
    arousal,
    weight: 1.2,
    notes: [],
  };
}

/** Names in the text: Latin ones word by word, others anywhere, for many scripts know no spaces. */
function inside(text: string, index: NameIndex): string[] {
  const words = text.split(' ');
  const found = new Set<string>();
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= LONGEST_NAME; length += 1) {
      const name = words.slice(start, start + length).join(' ');
      if (name.length >= SHORTEST_INSIDE && index.has(name)) found.add(name);
    }
  }
  if (LATIN_ONLY.test(text)) return [...found];
  return [
    ...found,
    ...[...index.keys()].filter((name) => !LATIN_ONLY.test(name) && name.length > 1 && text.includes(name)),
  ];
}

function misspelt(text: string, index: NameIndex): readonly Term[] {
  if (text.length < SHORTEST_MISSPELT || text.includes(' ')) return [];
  for (const [name, terms] of index) {
    const near = name.charAt(0) === text.charAt(0) && Math.abs(name.length - text.length) < 2;
    if (near && distance(name, text) === 1) return terms;
  }
  return [];
}

/** The term of the lexicon that the visitor has typed, wholly or inside a sentence; the longest name wins. */
export function findName(
  text: string,
  index: NameIndex,
  isOwnWord: (word: string) => boolean,
  tolerant: boolean,
): NamedTerm | undefined {
  const plain = key(text);
  const whole = isOwnWord(plain) ? undefined : index.get(plain)?.[0];
  const longest = inside(plain, index)
    .filter((name) => !isOwnWord(name))
    .sort((a, b) => b.length - a.length)[0];
  const term =
    whole ??
    (longest === undefined ? undefined : index.get(longest)?.[0]) ??
    (tolerant ? misspelt(plain, index)[0] : undefined);
  return term === undefined ? undefined : { term, evidence: toEvidence(term) };
}
