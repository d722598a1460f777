import { list } from '../text/listed.js';

/** How many words `*` may stand for. */
const WIDEST_GAP = 3;

const SYMBOLS: Readonly<Record<string, string>> = {
  '*': `(?: \\S+){0,${String(WIDEST_GAP)}}`,
  $: ' $',
};

const ANY_WORD = '*';
const NO_WORD = '';

/** A pattern or a part of it, and the words that a match may begin with. */
interface Compiled {
  readonly source: string;
  readonly first: readonly string[];
}

function word(piece: string): Compiled {
  const source = SYMBOLS[piece] ?? ` ${piece.replace(/~/gu, '\\S*')}(?= )`;
  return { source, first: [/^\p{L}+$/u.test(piece) ? piece : ANY_WORD] };
}

/** Of a part that may be left out, the words that the next one begins with count as well. */
function join({ source, first }: Compiled, next: Compiled): Compiled {
  const firsts = first.flatMap((begin) => (begin === NO_WORD ? next.first : [begin]));
  return { source: source + next.source, first: firsts };
}

/** Words, symbols and groups of alternatives, in order. */
function compile(text: string): Compiled {
  const pieces = text.replace(/[{|}]/gu, ' $& ').replace(/\$$/u, ' $').trim().split(/\s+/u);
  const readSequence = (): Compiled => {
    let all: Compiled = { source: '', first: [NO_WORD] };
    while (pieces.length > 0 && pieces[0] !== '|' && pieces[0] !== '}') {
      const piece = pieces.shift() ?? '';
      all = join(all, piece === '{' ? readGroup() : word(piece));
    }
    return all;
  };
  const readGroup = (): Compiled => {
    let group = readSequence();
    while (pieces[0] === '|') {
      pieces.shift();
      const other = readSequence();
      group = { source: `${group.source}|${other.source}`, first: [...group.first, ...other.first] };
    }
    if (pieces.shift() !== '}') throw new Error(`A group is not closed: ${text}`);
    return { ...group, source: `(?:${group.source})` };
  };
  const all = readSequence();
  if (pieces.length > 0) throw new Error(`A group is closed that was not opened: ${text}`);
  return all;
}

export interface Found<T> {
  readonly meaning: T;
  readonly start: number;
  readonly end: number;
}

/**
 * Patterns of words: `{a|b}` are alternatives (an empty one may be left out), `*` is up to three words, `~` any ending,
 * `^` and `$` begin and end of the text. They are found by their first words, so that many cost little.
 */
export class CryPatterns<T> {
  readonly #byFirstWord = new Map<string, { expression: RegExp; meaning: T }[]>();

  add(text: string, meaning: T): void {
    const { source, first } = compile(text.replace(/^\^/u, ''));
    const expression = new RegExp(text.startsWith('^') ? `^${source}` : source, 'uy');
    const words = first.includes(NO_WORD) || first.includes(ANY_WORD) ? [ANY_WORD] : first;
    for (const word of new Set(words)) list(this.#byFirstWord, word, { expression, meaning });
  }

  /** Every place where a pattern is found in words that have one space before and behind each. */
  find(text: string): Found<T>[] {
    const found: Found<T>[] = [];
    let start = 0;
    while (start < text.length - 1) {
      const next = text.indexOf(' ', start + 1);
      for (const word of [text.slice(start + 1, next), ANY_WORD])
        for (const { expression, meaning } of this.#byFirstWord.get(word) ?? []) {
          expression.lastIndex = start;
          const length = expression.exec(text)?.[0].length ?? 0;
          if (length > 0) found.push({ meaning, start, end: start + length });
        }
      start = next;
    }
    return found;
  }
}

/** The words that the patterns are made of. */
export function wordsOfCries(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => pattern.match(/[\p{L}]+(?![\p{L}~+])/gu) ?? []);
}
