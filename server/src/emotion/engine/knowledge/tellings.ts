import { weighFamilies } from './families.js';
import type { Token } from '../text/tokenise.js';

/** Example sentences of one feeling; without a feeling, neutral statements. */
export interface Sample {
  readonly tellings: readonly (readonly Token[])[];
  readonly families?: readonly string[];
}

/** The feelings of the example sentences in which a word, or a pair of words, occurs. */
export interface Seen {
  /** How often each family occurs, by its number. */
  readonly shares: ReadonlyMap<number, number>;
  readonly total: number;
}

/** A word is identified by a number, a pair of neighbours by two: numbers are looked up faster than strings. */
const MOST_WORDS = 0x1_0000;

export function isPair(feature: number): boolean {
  return feature >= MOST_WORDS;
}

/** Indexes the labelled example sentences by word; the feelings of a word are counted when it is first looked up. */
export class Tellings {
  /** The share of each family in the examples; the last one is that of the neutral statements. */
  readonly prior: Float64Array;
  readonly #shares: (readonly (readonly [number, number])[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #spelt = new Set<string>();
  readonly #places = new Map<number, number[]>();
  readonly #seen = new Map<number, Seen>();
  readonly #families: ReadonlyMap<string, number>;
  readonly #functionWords: ReadonlySet<string>;
  readonly #grammar = new Set<number>();

  readonly #stemOf: (token: Token) => string;

  constructor(
    samples: readonly Sample[],
    families: readonly string[],
    functionWords: ReadonlySet<string>,
    stemOf: (token: Token) => string,
  ) {
    this.#stemOf = stemOf;
    this.#functionWords = functionWords;
    this.#families = new Map(families.map((name, index) => [name, index]));
    this.prior = new Float64Array(families.length + 1).fill(1);
    for (const sample of samples) this.#remember(sample);
    const all = this.prior.reduce((sum, share) => sum + share, 0);
    this.prior.forEach((share, index) => (this.prior[index] = share / all));
  }

  /** Whether the word occurs in any example sentence. */
  spells(word: string): boolean {
    return this.#spelt.has(word);
  }

  /** Whether a word, or both of a pair, carry grammar rather than meaning. */
  isGrammar(feature: number): boolean {
    const words = isPair(feature) ? [Math.floor(feature / MOST_WORDS), feature % MOST_WORDS] : [feature];
    return words.every((word) => this.#grammar.has(word));
  }

  knows(token: Token): boolean {
    return this.#numbers.has(this.#stemOf(token));
  }

  /** The known words of a text and the pairs of neighbours among them, by number. */
  featuresOf(tokens: readonly Token[]): number[] {
    const features: number[] = [];
    let before: number | undefined;
    for (const token of tokens) {
      const word = this.#numbers.get(this.#stemOf(token));
      if (word !== undefined) features.push(word);
      if (word !== undefined && before !== undefined && !token.afterBreak)
        features.push(before * MOST_WORDS + word);
      before = word;
    }
    return features;
  }

  #remember({ tellings, families }: Sample): void {
    const shares = this.#sharesOf(families);
    for (const tokens of tellings) {
      const place = this.#shares.length;
      this.#shares.push(shares);
      for (const [family, share] of shares) this.prior[family] = (this.prior[family] ?? 0) + share;
      for (const token of tokens) this.#number(token);
      for (const feature of new Set(this.featuresOf(tokens))) {
        const places = this.#places.get(feature);
        if (places === undefined) this.#places.set(feature, [place]);
        else places.push(place);
      }
    }
  }

  #number(token: Token): void {
    this.#spelt.add(token.text);
    const word = this.#stemOf(token);
    if (this.#numbers.has(word)) return;
    const number = this.#numbers.size + 1;
    this.#numbers.set(word, number);
    if (this.#functionWords.has(token.text)) this.#grammar.add(number);
  }

  #sharesOf(families: Sample['families']): [number, number][] {
    if (families === undefined) return [[this.#families.size, 1]];
    const weights = Object.entries(weighFamilies(families));
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    return weights.map(([name, weight]) => [this.#families.get(name) ?? 0, weight / sum]);
  }

  /** The feelings of the example sentences with this word. */
  seen(feature: number): Seen | undefined {
    const places = this.#places.get(feature);
    if (places === undefined) return undefined;
    const seen = this.#seen.get(feature) ?? this.#count(places);
    this.#seen.set(feature, seen);
    return seen;
  }

  #count(places: readonly number[]): Seen {
    const shares = new Map<number, number>();
    for (const place of places) {
      for (const [family, share] of this.#shares[place] ?? [])
        shares.set(family, (shares.get(family) ?? 0) + share);
    }
    return { shares, total: places.length };
  }
}
