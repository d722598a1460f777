import type { Knowledge } from '../knowledge/knowledge.js';
import type { Term } from '../knowledge/lexicon.js';
import { type Stage, fromEntry } from '../state/state.js';
import { list } from '../text/listed.js';
import { fold } from '../text/normalise.js';

type NameIndex = ReadonlyMap<string, readonly Term[]>;

const LATIN_ONLY = /^[\p{Script=Latin}\p{N} ]+$/u;
const SHORTEST_INSIDE = 5;
const LONGEST_NAME = 5;
/** Nobody types such a word by chance. */
const CERTAIN = 1.2;

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

/** Names in the text: Latin ones word by word, others anywhere, for many scripts know no spaces. */
function inside(text: string, index: NameIndex): string[] {
  const words = text.split(' ');
  const lengths = Array.from({ length: LONGEST_NAME }, (_, place) => place + 1);
  const found = words
    .flatMap((_, start) => lengths.map((length) => words.slice(start, start + length).join(' ')))
    .filter((name) => name.length >= SHORTEST_INSIDE && index.has(name));
  if (LATIN_ONLY.test(text)) return found;
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
    if (named === undefined) return state;
    const found = fromEntry({ ...named, term: named.name }, 'lexicon name', [], CERTAIN);
    return { ...state, named, evidence: [found, ...state.evidence] };
  };
}
