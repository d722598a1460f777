import { weight } from '../files/dataFile.js';
import { type FamilyWeights, spoken, strongest, taxonomy } from './families.js';
import type { Language } from './languages.js';
import { type Token, tokenise } from '../text/tokenise.js';

/** Smoothing: from this number of example sentences on, a word outweighs the prior. */
const CAUTION = 3;
const PAIR_WEIGHT = weight('statistics pair weight');
const GRAMMAR_WEIGHT = weight('statistics grammar weight');
const DEPENDENCE = weight('statistics dependence');
const PRIOR = weight('statistics prior');

const BETWEEN_WORDS = /[\s,]+/u;

const FAMILIES = Object.keys(taxonomy);

/** The feelings of an example sentence: families by index, each with its share. */
type Shares = readonly (readonly [family: number, share: number])[];

/** Naive Bayes over words and word pairs, learnt from a language's example sentences. */
class Statistics {
  /** Share of each emotion family in the examples. The last item is the share of sentences without a feeling. */
  readonly #prior = new Float64Array(FAMILIES.length + 1).fill(1);
  readonly #grammar = new Set<string>();
  /** For each word and pair of words, the feelings of all example sentences that contain it. */
  readonly #told = new Map<string, Shares[]>();
  /** Cache: the sum of `#told` by family for each word, because a common word is in thousands of sentences. */
  readonly #sums = new Map<string, Map<number, number>>();

  constructor(private readonly language: Language) {
    this.#learn(language);
    const all = this.#prior.reduce((sum, share) => sum + share, 0);
    this.#prior.forEach((share, family) => (this.#prior[family] = share / all));
  }

  /** Whether the word occurs in the example sentences, in any inflection. */
  knows(token: Token): boolean {
    return this.#told.has(this.language.stemOf(token));
  }

  /** The likeliest families. The higher `plainness`, a logarithm, the likelier the text has no feeling at all. */
  read(tokens: readonly Token[]): { readonly families: FamilyWeights; readonly plainness: number } {
    const scores = this.#prior.map(Math.log);
    for (const feature of this.#featuresOf(tokens)) this.#addLogLikelihood(feature, scores);
    const plainness = (scores.at(-1) ?? 0) - Math.max(...scores.subarray(0, -1));
    return { families: this.#likeliest(scores), plainness };
  }

  #learn({ told, plain }: Language): void {
    // Most features occur in one sentence. Those with the same feelings share one list, which saves memory.
    const onceTold = new Map<string, Shares[]>();
    for (const { term, families } of [...told(), ...plain().map((term) => ({ term, families: {} }))]) {
      const words = spoken(term).split(BETWEEN_WORDS).flatMap(tokenise);
      const key = Object.keys(families).join();
      const once = onceTold.get(key) ?? [this.#sharesOf(families)];
      onceTold.set(key, once);
      // Function words count less. A stem is one of them if the first word seen with it is a function word.
      for (const token of words)
        if (this.language.functionWords.has(token.text) && !this.knows(token))
          this.#grammar.add(this.language.stemOf(token));
      for (const [family, share] of once.flat()) this.#prior[family] = (this.#prior[family] ?? 0) + share;
      for (const feature of this.#featuresOf(words)) this.#count(feature, once);
    }
  }

  #count(feature: string, once: Shares[]): void {
    const before = this.#told.get(feature);
    if (before === undefined) this.#told.set(feature, once);
    else if (before.length === 1) this.#told.set(feature, [...before, ...once]);
    else before.push(...once);
  }

  #sharesOf(families: FamilyWeights): Shares {
    const weights = Object.entries(families);
    if (weights.length === 0) return [[FAMILIES.length, 1]];
    const sum = weights.reduce((total, [, share]) => total + share, 0);
    return weights.map(([name, share]) => [FAMILIES.indexOf(name), share / sum]);
  }

  /** Features of a text: its word stems and its pairs of neighbouring stems, each once. */
  #featuresOf(tokens: readonly Token[]): Set<string> {
    const features = new Set<string>();
    let before: string | undefined;
    for (const token of tokens) {
      const word = this.language.stemOf(token);
      features.add(word);
      if (before !== undefined && !token.afterBreak) features.add(`${before} ${word}`);
      before = word;
    }
    return features;
  }

  #addLogLikelihood(feature: string, scores: Float64Array): void {
    const told = this.#told.get(feature);
    if (told === undefined) return;
    const sums = this.#sums.get(feature) ?? new Map<number, number>();
    if (sums.size === 0)
      for (const [family, share] of told.flat()) sums.set(family, (sums.get(family) ?? 0) + share);
    this.#sums.set(feature, sums);
    const words = feature.split(' ');
    const isGrammar = words.every((word) => this.#grammar.has(word));
    const counts = (words.length > 1 ? PAIR_WEIGHT : 1) * (isGrammar ? GRAMMAR_WEIGHT : 1);
    // First treat every family as one without this feature. Families that have it get the difference below.
    const unseen = Math.log(CAUTION / (told.length + CAUTION));
    scores.forEach((score, family) => (scores[family] = score + counts * unseen));
    for (const [family, sum] of sums) {
      const prior = this.#prior[family] ?? 1;
      const share = (sum + CAUTION * prior) / (told.length + CAUTION);
      scores[family] = (scores[family] ?? 0) + counts * (Math.log(share / prior) - unseen);
    }
  }

  /** Turns the scores into weights, and keeps the likeliest families. The first has weight 1. */
  #likeliest(scores: Float64Array): FamilyWeights {
    const told = FAMILIES.map((_, family) => {
      const commonness = Math.log(this.#prior[family] ?? 1);
      return (scores[family] ?? 0) - (1 - PRIOR) * commonness;
    });
    const most = Math.max(...told);
    const weights = told.map((score, family) => [FAMILIES[family], Math.exp(DEPENDENCE * (score - most))]);
    return strongest(Object.fromEntries(weights));
  }
}

const learnt = new Map<string, Statistics>();

/** The statistics of all example sentences of a language. Learnt on first use. */
export function statisticsOf(language: Language): Statistics {
  const statistics = learnt.get(language.code) ?? new Statistics(language);
  learnt.set(language.code, statistics);
  return statistics;
}
