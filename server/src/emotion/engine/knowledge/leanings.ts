import type { Token } from '../text/tokenise.js';
import type { Families, FamilyWeights } from './families.js';
import { isPair, Tellings, type Sample, type Seen } from './tellings.js';

/** What words of a text tell on the whole, where none of them names a feeling. */
export interface Lean {
  readonly families: FamilyWeights;
  /** By how much the text sounds like a plain statement rather than like the likeliest feeling, as a logarithm. */
  readonly plainness: number;
}

/** How many tellings a word must stand in before it outweighs what is felt in general. */
const CAUTION = 3;
const PAIR_WEIGHT = 0.6;
const GRAMMAR_WEIGHT = 0.75;
/** Words of a sentence depend on each other: together they say less than each on its own. */
const DEPENDENCE = 0.25;
const NEIGHBOUR_SHARE = 0.35;
const MOST_FAMILIES = 7;
const FAINT = 0.12;

/** Learns from labelled tellings which families each word leans to, and reads a new text by all of its words. */
export class Leanings {
  readonly #names: readonly string[];
  readonly #plain: number;
  readonly #neighbours: readonly (readonly (readonly [number, number])[])[];
  readonly tellings: Tellings;

  constructor(samples: readonly Sample[], families: Families, functionWords: ReadonlySet<string>) {
    this.#names = Object.keys(families);
    this.#plain = this.#names.length;
    const number = new Map(this.#names.map((name, index) => [name, index]));
    this.#neighbours = this.#names.map((name) =>
      Object.entries(families[name]?.neighbours ?? {}).map(([other, near]) => [number.get(other) ?? 0, near]),
    );
    this.tellings = new Tellings(samples, this.#names, functionWords);
  }

  read(tokens: readonly Token[]): Lean {
    const scores = this.tellings.prior.map(Math.log);
    for (const feature of new Set(this.tellings.featuresOf(tokens))) {
      const seen = this.tellings.seen(feature);
      if (seen === undefined) continue;
      const weight =
        (isPair(feature) ? PAIR_WEIGHT : 1) * (this.tellings.isGrammar(feature) ? GRAMMAR_WEIGHT : 1);
      this.#heed(seen, weight, scores);
    }
    const likeliest = Math.max(...scores.subarray(0, this.#plain));
    return {
      families: this.#strongest(scores, likeliest),
      plainness: (scores[this.#plain] ?? 0) - likeliest,
    };
  }

  #heed(seen: Seen, weight: number, scores: Float64Array): void {
    // All that was never told with the word loses the same: what was, gets it back and more.
    const unheard = Math.log(CAUTION / (seen.total + CAUTION));
    for (let family = 0; family < scores.length; family += 1)
      scores[family] = (scores[family] ?? 0) + weight * unheard;
    for (const [family, told] of seen.shares) {
      const prior = this.tellings.prior[family] ?? 1;
      const share = (told + CAUTION * prior) / (seen.total + CAUTION);
      scores[family] = (scores[family] ?? 0) + weight * (Math.log(share / prior) - unheard);
    }
  }

  /** The likeliest families; neighbours of a likely one are likely too. */
  #strongest(scores: Float64Array, likeliest: number): FamilyWeights {
    const own = this.#names.map((_, family) => Math.exp(DEPENDENCE * ((scores[family] ?? 0) - likeliest)));
    const spread = own.slice();
    own.forEach((share, family) => {
      for (const [other, near] of this.#neighbours[family] ?? [])
        spread[other] = (spread[other] ?? 0) + NEIGHBOUR_SHARE * near * share;
    });
    const most = Math.max(...spread);
    const ranked = this.#names
      .map((name, family): [string, number] => [name, (spread[family] ?? 0) / most])
      .sort((a, b) => b[1] - a[1]);
    return Object.fromEntries(ranked.slice(0, MOST_FAMILIES).filter(([, weight]) => weight >= FAINT));
  }
}
