import { weighFamilies } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Term } from '../knowledge/lexicon.js';
import type { Evidence, Stage } from '../state/state.js';
import { list } from '../text/listed.js';
import { fold } from '../text/normalise.js';

type NameIndex = ReadonlyMap<string, readonly Term[]>;

const LATIN_ONLY = /^[\p{Script=Latin}\p{N} ]+$/u;
const SHORTEST_INSIDE = 5;
const LONGEST_NAME = 5;

function key(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Every spelling a term may be typed in: its name, its script, other spellings; both halves of "A / B". */
function indexNames(terms: readonly Term[]): NameIndex {
  const index = new Map<string, Term[]>();
  for (const term of terms) {
    const written = [term.name, term.script, ...term.also];
    const spellings = written.flatMap((spelling) => [spelling, ...spelling.split('/')]).map(key);
    for (const spelling of new Set(spellings)) {
      if (spelling !== '') list(index, spelling, term);
    }
  }
  return index;
}

function toEvidence({ name, valence, arousal, families }: Term): Evidence {
  return {
    source: 'lexicon name',
    term: name,
    at: [],
    families: weighFamilies(families),
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

/** Wholly or inside a sentence; the longest name wins. */
function findName(text: string, index: NameIndex, isOwnWord: (word: string) => boolean): Term | undefined {
  const whole = isOwnWord(text) ? undefined : index.get(text)?.[0];
  if (whole !== undefined) return whole;
  const longest = inside(text, index)
    .filter((name) => !isOwnWord(name))
    .sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : index.get(longest)?.[0];
}

/** A word of the lexicon, "saudade", is explained in the answer and its relatives are listed. */
export function names({ lexicon, ordinary }: Knowledge): Stage {
  const index = indexNames(lexicon);
  return (state) => {
    const named = findName(key(state.text), index, (word) => ordinary.has(word));
    return named === undefined
      ? state
      : { ...state, named, evidence: [toEvidence(named), ...state.evidence] };
  };
}
