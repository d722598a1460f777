import { wordsOf } from './edges.js';
import { linesOf, readText, weight } from './dataFile.js';
import { type Families, type FamilyWeights, weighFamilies, readVocabulary } from './families.js';
import { Features } from './features.js';
import type { Language } from './languages.js';
import { list } from '../text/listed.js';
import type { Spelling } from '../text/spelling.js';
import { type Token, stem } from '../text/tokenise.js';

/** What the words of a text suggest together, where none of them names a feeling. */
export interface Lean {
  readonly families: FamilyWeights;
  /** The log-odds of a neutral statement against the likeliest feeling. */
  readonly plainness: number;
}

/** An example sentence with what was felt; a neutral statement where nothing was. */
interface Sample {
  readonly tokens: readonly Token[];
  readonly families: readonly string[];
}

/** Families by their number, each with its share. */
type Shares = readonly (readonly [number, number])[];

/** How often each family, by its number, is felt in the example sentences with a word or a pair of words. */
interface Seen {
  readonly shares: ReadonlyMap<number, number>;
  readonly total: number;
}

/** Smoothing: in how many example sentences a word must occur before it outweighs the prior. */
const CAUTION = 3;
/** Words of a sentence depend on each other: together they say less than each on its own. */
const DEPENDENCE = weight('statistics dependence');
/** The commonest feelings are no default. */
const PRIOR = weight('statistics prior');
const MOST_FAMILIES = 7;
const FAINT = weight('statistics faint');

/** Learns from labelled example sentences which families each word suggests, and rates a text by all of its words. */
export class Statistics {
  readonly #families: readonly string[];
  /** The share of each family in the examples; the last one is that of the neutral statements. */
  readonly #prior: Float64Array;
  /** For each sample the families felt, by number; for each feature the samples with it, counted when first asked for. */
  readonly #felt: Shares[] = [];
  /** By the families: thousands of samples share a few hundred lists. */
  readonly #shares = new Map<string, Shares>();
  readonly #places = new Map<number, number[]>();
  readonly #seen = new Map<number, Seen>();

  constructor(
    samples: readonly Sample[],
    families: Families,
    readonly features: Features,
  ) {
    this.#families = Object.keys(families);
    this.#prior = new Float64Array(this.#families.length + 1).fill(1);
    for (const sample of samples) this.#remember(sample);
    const all = this.#prior.reduce((sum, share) => sum + share, 0);
    this.#prior.forEach((share, family) => (this.#prior[family] = share / all));
  }

  read(tokens: readonly Token[]): Lean {
    const scores = this.#prior.map(Math.log);
    for (const feature of this.features.of(tokens)) this.#addLogLikelihood(feature, scores);
    const plainness = (scores.at(-1) ?? 0) - Math.max(...scores.subarray(0, -1));
    return { families: this.#strongest(scores), plainness };
  }

  #remember({ tokens, families }: Sample): void {
    this.features.learn(tokens);
    for (const feature of this.features.of(tokens)) list(this.#places, feature, this.#felt.length);
    const key = families.join();
    const felt = this.#shares.get(key) ?? this.#sharesOf(families);
    this.#shares.set(key, felt);
    this.#felt.push(felt);
    for (const [family, share] of felt) this.#prior[family] = (this.#prior[family] ?? 0) + share;
  }

  #sharesOf(families: readonly string[]): Shares {
    if (families.length === 0) return [[this.#families.length, 1]];
    const weights = Object.entries(weighFamilies(families));
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    return weights.map(([name, weight]) => [this.#families.indexOf(name), weight / sum]);
  }

  #seenWith(feature: number): Seen | undefined {
    const places = this.#places.get(feature);
    const known = this.#seen.get(feature);
    if (known !== undefined || places === undefined) return known;
    const shares = new Map<number, number>();
    for (const place of places)
      for (const [family, share] of this.#felt[place] ?? [])
        shares.set(family, (shares.get(family) ?? 0) + share);
    const seen = { shares, total: places.length };
    this.#seen.set(feature, seen);
    return seen;
  }

  #addLogLikelihood(feature: number, scores: Float64Array): void {
    const seen = this.#seenWith(feature);
    if (seen === undefined) return;
    const weight = this.features.weightOf(feature);
    // Families never seen with the word all lose the same amount; those that were seen get it back below.
    const unseen = Math.log(CAUTION / (seen.total + CAUTION));
    for (let family = 0; family < scores.length; family += 1)
      scores[family] = (scores[family] ?? 0) + weight * unseen;
    for (const [family, told] of seen.shares) {
      const prior = this.#prior[family] ?? 1;
      const share = (told + CAUTION * prior) / (seen.total + CAUTION);
      scores[family] = (scores[family] ?? 0) + weight * (Math.log(share / prior) - unseen);
    }
  }

  #strongest(scores: Float64Array): FamilyWeights {
    const told = this.#families
      .map((name, family): [string, number] => {
        const commonness = Math.log(this.#prior[family] ?? 1);
        return [name, (scores[family] ?? 0) - (1 - PRIOR) * commonness];
      })
      .sort((a, b) => b[1] - a[1]);
    const likeliest = told[0]?.[1] ?? 0;
    const weights = told.map(([name, score]): [string, number] => [
      name,
      Math.exp(DEPENDENCE * (score - likeliest)),
    ]);
    return Object.fromEntries(weights.slice(0, MOST_FAMILIES).filter(([, weight]) => weight >= FAINT));
  }
}

const TOLD_IN = ['situations.tsv', 'idioms.tsv', 'cues.tsv', 'words.tsv', 'tellings.tsv'];
const BETWEEN_WORDS = /[\s,*~]+/u;

export function learn(language: Language, families: Families, spelling: Spelling): Statistics {
  const english = language.code === 'en';
  const told = english
    ? TOLD_IN.flatMap((file) => readVocabulary(file, families))
    : [...language.words, ...language.told];
  const plain = english ? linesOf(readText('plain.txt')) : language.plain;
  const samples = [...told, ...plain.map((term) => ({ term, families: [] }))].map((sample): Sample => {
    const words = sample.term.split(BETWEEN_WORDS).filter((word) => word !== '');
    return { tokens: words.flatMap((word) => wordsOf(word, spelling)), families: sample.families };
  });
  const stemOf = english ? stem : ({ text }: Token): string => language.stem(text);
  return new Statistics(samples, families, new Features(language.functionWords, stemOf));
}
