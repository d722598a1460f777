import { weight } from './dataFile.js';
import { clean } from '../text/normalise.js';
import type { Spelling } from '../text/spelling.js';
import { type Token, tokenise } from '../text/tokenise.js';

export interface Part {
  readonly word: string;
  readonly forms: readonly string[];
  /** How many words may stand before it. */
  readonly gap: number;
  /** The word it counts the same as: "mother" for "mum". */
  readonly same: string;
  readonly functional: boolean;
  /** Marked with `~`: every inflection matches, not only those of a base form. */
  readonly loose: boolean;
}

/** A phrase to be found in a text, and what finding it means. */
export interface Pattern<T> {
  readonly parts: readonly Part[];
  /** Content words count one, grammar a third: the more a pattern asks for, the more it says. */
  readonly specificity: number;
  readonly meaning: T;
}

const WIDEST_GAP = 3;
const FUNCTION_WEIGHT = weight('compilePattern function weight');

export const read = new WeakMap<Spelling, Map<string, readonly Token[]>>();

/** Ten thousand phrases are made of three thousand words: each is taken apart once. */
export function wordsOf(piece: string, spelling: Spelling): readonly Token[] {
  const known = read.get(spelling) ?? new Map<string, readonly Token[]>();
  const found = known.get(piece);
  if (found !== undefined) return found;
  const words = tokenise(piece, spelling);
  read.set(spelling, known.set(piece, words));
  return words;
}

const plainParts = new WeakMap<Token, Part>();

/** The same word of two patterns is one part, unless something may stand before it. */
function plainPart(token: Token, spelling: Spelling): Part {
  const known = plainParts.get(token);
  if (known !== undefined) return known;
  const { text: word, forms } = token;
  const functional = spelling.functionWords.has(word);
  const same = spelling.sameAs.get(word) ?? word;
  const part = { word, same, forms, gap: 0, functional, loose: false };
  plainParts.set(token, part);
  return part;
}

function toParts(text: string, spelling: Spelling): Part[] {
  const parts: Part[] = [];
  let gap = 0;
  for (const piece of clean(text).split(' ')) {
    if (piece === '*') {
      gap += WIDEST_GAP;
      continue;
    }
    const loose = piece.endsWith('~');
    for (const token of wordsOf(loose ? piece.replace(/~/gu, '') : piece, spelling)) {
      const plain = plainPart(token, spelling);
      const before = parts.length === 0 ? 0 : gap;
      parts.push(loose || before > 0 ? { ...plain, gap: before, loose } : plain);
      gap = 0;
    }
  }
  return parts;
}

/** `*` stands for up to three words; every word also matches its inflections, marked with `~` or not. */
export function compilePattern<T>(text: string, meaning: T, spelling: Spelling): Pattern<T> | undefined {
  const parts = toParts(text, spelling);
  if (parts.length === 0) return undefined;
  const specificity = parts.reduce((sum, part) => sum + (part.functional ? FUNCTION_WEIGHT : 1), 0);
  return { parts, specificity, meaning };
}
