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
  /** How much each family was told of, as pairs of its number and its share in one list: most words meet few. */
  readonly shares: number[];
  total: number;
  valence: number;
  arousal: number;
}

/** The words of a text and its pairs of neighbours, each once. */
export function featuresOf(tokens: readonly Token[]): Set<string> {
  const stems = tokens.map(stem);
  const pairs = stems.flatMap((word, place) =>
    place === 0 || tokens[place]?.afterBreak === true ? [] : [`${stems[place - 1] ?? ''} ${word}`],
  );
  return new Set([...stems, ...pairs]);
}

function countFeatures(tellings: Sample['tellings']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tokens of tellings) {
    for (const feature of featuresOf(tokens)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return counts;
}

function addTo(shares: number[], family: number, share: number): void {
  for (let index = 0; index < shares.length; index += 2) {
    if (shares[index] !== family) continue;
    shares[index + 1] = (shares[index + 1] ?? 0) + share;
    return;
  }
  shares.push(family, share);
}

/** Counts which families the words of labelled tellings stand for. */
export class Tellings {
  readonly seen = new Map<string, Seen>();
  /** Every word as it was spelt. */
  readonly words = new Set<string>();
  /** How much is told of each family, and last of none. */
  readonly prior: Float64Array;
  readonly #number: ReadonlyMap<string, number>;

  constructor(samples: readonly Sample[], families: readonly string[]) {
    this.#number = new Map(families.map((name, index) => [name, index]));
    this.prior = new Float64Array(families.length + 1).fill(1);
    for (const sample of samples) this.#count(sample);
    const all = this.prior.reduce((sum, share) => sum + share, 0);
    this.prior.forEach((share, index) => (this.prior[index] = share / all));
  }

  #sharesOf(feeling: Sample['feeling']): [number, number][] {
    if (feeling === undefined) return [[this.#number.size, 1]];
    const weights = Object.entries(weighFamilies(feeling.families));
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    return weights.map(([name, weight]) => [this.#number.get(name) ?? 0, weight / sum]);
  }

  /** Tellings that share a line share words: they count by the root of their number. */
  #count({ tellings, feeling }: Sample): void {
    const shares = this.#sharesOf(feeling);
    const size = Math.sqrt(tellings.length);
    for (const { text } of tellings.flat()) this.words.add(text);
    for (const [family, share] of shares) this.prior[family] = (this.prior[family] ?? 0) + share * size;
    for (const [feature, times] of countFeatures(tellings)) {
      const weight = Math.sqrt(times);
      const seen = this.seen.get(feature) ?? { shares: [], total: 0, valence: 0, arousal: 0 };
      this.seen.set(feature, seen);
      for (const [family, share] of shares) addTo(seen.shares, family, share * weight);
      seen.total += weight;
      seen.valence += weight * (feeling?.valence ?? 0);
      seen.arousal += weight * (feeling?.arousal ?? 0);
    }
  }
}
