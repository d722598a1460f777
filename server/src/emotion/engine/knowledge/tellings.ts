import { weighFamilies } from '../evidence/evidence.js';
import { stem } from '../text/stem.js';
import type { Token } from '../text/tokenise.js';
import type { Entry } from './vocabulary.js';

/** Several tellings of one feeling; without a feeling, plain statements. */
export interface Sample {
  readonly tellings: readonly (readonly Token[])[];
  readonly feeling?: Omit<Entry, 'term'>;
}

/** What was felt in the tellings that a word, or a pair of words, stands in. */
export interface Seen {
  /** How much each family was told of, by its number. */
  readonly shares: ReadonlyMap<number, number>;
  readonly total: number;
  readonly valence: number;
  readonly arousal: number;
}

/** A word is its number, a pair of neighbours both of theirs: numbers are found faster than texts. */
const MOST_WORDS = 0x1_0000;

export function isPair(feature: number): boolean {
  return feature >= MOST_WORDS;
}

/** Remembers in which labelled tellings a word stands, and counts what was felt there once it is asked. */
export class Tellings {
  /** How much is told of each family, and last of none. */
  readonly prior: Float64Array;
  readonly #moods: (readonly [number, number])[] = [];
  readonly #shares: (readonly (readonly [number, number])[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #spelt = new Set<string>();
  readonly #places = new Map<number, number[]>();
  readonly #seen = new Map<number, Seen>();
  readonly #families: ReadonlyMap<string, number>;

  constructor(samples: readonly Sample[], families: readonly string[]) {
    this.#families = new Map(families.map((name, index) => [name, index]));
    this.prior = new Float64Array(families.length + 1).fill(1);
    samples.forEach((sample, place) => this.#remember(sample, place));
    const all = this.prior.reduce((sum, share) => sum + share, 0);
    this.prior.forEach((share, index) => (this.prior[index] = share / all));
  }

  /** Whether any telling spells a word like this. */
  spells(word: string): boolean {
    return this.#spelt.has(word);
  }

  knows(token: Token): boolean {
    return this.#numbers.has(stem(token));
  }

  /** The known words of a text and the pairs of neighbours among them, by number. */
  featuresOf(tokens: readonly Token[]): number[] {
    const features: number[] = [];
    let before: number | undefined;
    for (const token of tokens) {
      const word = this.#numbers.get(stem(token));
      if (word !== undefined) features.push(word);
      if (word !== undefined && before !== undefined && !token.afterBreak)
        features.push(before * MOST_WORDS + word);
      before = word;
    }
    return features;
  }

  /** Tellings that share a line share words: they count by the root of their number. */
  #remember({ tellings, feeling }: Sample, place: number): void {
    const shares = this.#sharesOf(feeling);
    this.#shares.push(shares);
    this.#moods.push([feeling?.valence ?? 0, feeling?.arousal ?? 0]);
    const size = Math.sqrt(tellings.length);
    for (const [family, share] of shares) this.prior[family] = (this.prior[family] ?? 0) + share * size;
    for (const tokens of tellings) {
      for (const token of tokens) this.#number(token);
      for (const feature of this.featuresOf(tokens)) {
        const places = this.#places.get(feature);
        if (places === undefined) this.#places.set(feature, [place]);
        else places.push(place);
      }
    }
  }

  #number(token: Token): void {
    this.#spelt.add(token.text);
    const word = stem(token);
    if (!this.#numbers.has(word)) this.#numbers.set(word, this.#numbers.size + 1);
  }

  #sharesOf(feeling: Sample['feeling']): [number, number][] {
    if (feeling === undefined) return [[this.#families.size, 1]];
    const weights = Object.entries(weighFamilies(feeling.families));
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    return weights.map(([name, weight]) => [this.#families.get(name) ?? 0, weight / sum]);
  }

  /** What was felt where the word stands. */
  seen(feature: number): Seen | undefined {
    const places = this.#places.get(feature);
    if (places === undefined) return undefined;
    const seen = this.#seen.get(feature) ?? this.#count(places);
    this.#seen.set(feature, seen);
    return seen;
  }

  #count(places: readonly number[]): Seen {
    const times = new Map<number, number>();
    for (const place of places) times.set(place, (times.get(place) ?? 0) + 1);
    const shares = new Map<number, number>();
    let total = 0;
    let valence = 0;
    let arousal = 0;
    for (const [place, count] of times) {
      const weight = Math.sqrt(count);
      for (const [family, share] of this.#shares[place] ?? [])
        shares.set(family, (shares.get(family) ?? 0) + share * weight);
      total += weight;
      valence += weight * (this.#moods[place]?.[0] ?? 0);
      arousal += weight * (this.#moods[place]?.[1] ?? 0);
    }
    return { shares, total, valence, arousal };
  }
}
