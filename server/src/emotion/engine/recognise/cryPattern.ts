type Node = string | readonly (readonly Node[])[];

/** How many words `*` may stand for. */
const WIDEST_GAP = 3;

const SYMBOLS: Readonly<Record<string, string>> = {
  '*': `(?: \\S+){0,${String(WIDEST_GAP)}}`,
  $: ' $',
};

/** Words, symbols and groups of alternatives, in order. */
function parse(text: string): Node[] {
  const pieces = text.replace(/[{|}]/gu, ' $& ').replace(/\$$/u, ' $').trim().split(/\s+/u);
  let at = 0;
  const readSequence = (): Node[] => {
    const nodes: Node[] = [];
    for (; at < pieces.length; at += 1) {
      const piece = pieces[at] ?? '';
      if (piece === '|' || piece === '}') return nodes;
      if (piece === '{') nodes.push(readGroup());
      else nodes.push(piece);
    }
    return nodes;
  };
  const readGroup = (): Node[][] => {
    const alternatives: Node[][] = [];
    do {
      at += 1;
      alternatives.push(readSequence());
    } while (pieces[at] === '|');
    if (pieces[at] !== '}') throw new Error(`A group is not closed: ${text}`);
    return alternatives;
  };
  const nodes = readSequence();
  if (at < pieces.length) throw new Error(`A group is closed that was not opened: ${text}`);
  return nodes;
}

function sourceOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? (SYMBOLS[node] ?? ` ${node.replace(/~/gu, '\\S*')}(?= )`)
        : `(?:${node.map(sourceOf).join('|')})`,
    )
    .join('');
}

/** The words that a match may begin with; `undefined` where it may begin with any. */
function firstWords(nodes: readonly Node[]): string[] | undefined {
  const [first, ...rest] = nodes;
  if (first === undefined) return undefined;
  if (typeof first === 'string') return /^\p{L}+$/u.test(first) ? [first] : undefined;
  const words: string[] = [];
  for (const alternative of first) {
    const own = firstWords([...alternative, ...rest]);
    if (own === undefined) return undefined;
    words.push(...own);
  }
  return words;
}

interface Pattern<T> {
  readonly expression: RegExp;
  readonly onlyAtStart: boolean;
  readonly meaning: T;
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
  readonly #byFirstWord = new Map<string, Pattern<T>[]>();
  readonly #anywhere: Pattern<T>[] = [];

  add(text: string, meaning: T): void {
    const nodes = parse(text.replace(/^\^/u, ''));
    const expression = new RegExp(sourceOf(nodes), 'uy');
    const pattern = { expression, onlyAtStart: text.startsWith('^'), meaning };
    const words = firstWords(nodes);
    if (words === undefined) this.#anywhere.push(pattern);
    for (const word of new Set(words)) {
      const others = this.#byFirstWord.get(word);
      if (others === undefined) this.#byFirstWord.set(word, [pattern]);
      else others.push(pattern);
    }
  }

  #findAt(text: string, start: number, pattern: Pattern<T>): Found<T> | undefined {
    const { expression, onlyAtStart, meaning } = pattern;
    if (onlyAtStart && start > 0) return undefined;
    expression.lastIndex = start;
    const length = expression.exec(text)?.[0].length ?? 0;
    return length > 0 ? { meaning, start, end: start + length } : undefined;
  }

  /** Every place where a pattern is found in words that have one space before and behind each. */
  find(text: string): Found<T>[] {
    const found: (Found<T> | undefined)[] = [];
    let start = 0;
    while (start < text.length - 1) {
      const next = text.indexOf(' ', start + 1);
      const starting = this.#byFirstWord.get(text.slice(start + 1, next)) ?? [];
      for (const pattern of starting) found.push(this.#findAt(text, start, pattern));
      for (const pattern of this.#anywhere) found.push(this.#findAt(text, start, pattern));
      start = next;
    }
    return found.filter((each) => each !== undefined);
  }
}

/** The words that the patterns are made of. */
export function wordsOfCries(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => pattern.match(/[\p{L}]+(?![\p{L}~+])/gu) ?? []);
}
