import type { Token } from '../text/tokenise.js';
import { weight } from './dataFile.js';

/** A word is identified by a number, a pair of neighbours by two: numbers are looked up faster than strings. */
const MOST_WORDS = 0x1_0000;
const PAIR_WEIGHT = weight('statistics pair weight');
const GRAMMAR_WEIGHT = weight('statistics grammar weight');

/** What the statistics see of a text: its words without their endings, and pairs of neighbours. */
export class Features {
  readonly #numbers = new Map<string, number>();
  readonly #grammar = new Set<number>();
  readonly #spelt = new Set<string>();

  constructor(
    private readonly functionWords: ReadonlySet<string>,
    private readonly stemOf: (token: Token) => string,
  ) {}

  learn(tokens: readonly Token[]): void {
    for (const token of tokens) {
      this.#spelt.add(token.text);
      const word = this.stemOf(token);
      if (this.#numbers.has(word)) continue;
      this.#numbers.set(word, this.#numbers.size + 1);
      if (this.functionWords.has(token.text)) this.#grammar.add(this.#numbers.size);
    }
  }

  /** Whether the word was learnt, spelt like this. */
  spells(word: string): boolean {
    return this.#spelt.has(word);
  }

  /** Whether the word was learnt, in any of its inflections. */
  knows(token: Token): boolean {
    return this.#numbers.has(this.stemOf(token));
  }

  /** The known words of a text and the pairs of neighbours among them, each once. */
  of(tokens: readonly Token[]): Set<number> {
    const features = new Set<number>();
    let before: number | undefined;
    for (const token of tokens) {
      const word = this.#numbers.get(this.stemOf(token));
      if (word !== undefined) features.add(word);
      if (word !== undefined && before !== undefined && !token.afterBreak)
        features.add(before * MOST_WORDS + word);
      before = word;
    }
    return features;
  }

  weightOf(feature: number): number {
    const isPair = feature >= MOST_WORDS;
    const words = isPair ? [Math.floor(feature / MOST_WORDS), feature % MOST_WORDS] : [feature];
    const isGrammar = words.every((word) => this.#grammar.has(word));
    return (isPair ? PAIR_WEIGHT : 1) * (isGrammar ? GRAMMAR_WEIGHT : 1);
  }
}
