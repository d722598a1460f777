import { readText } from './dataFile.js';
import type { Families, FamilyWeights } from './families.js';
import type { Language } from './languages.js';
import { wordsOf } from './compilePattern.js';
import type { ReadLines } from './vocabulary.js';
import { weight } from './weights.js';
import type { Spelling } from '../text/spelling.js';
import { type Token, stem } from '../text/tokenise.js';
import { type Sample, type Seen, isPair, Tellings } from './tellings.js';

/** What the words of a text suggest together, where none of them names a feeling. */
export interface Lean {
  readonly families: FamilyWeights;
  /** The log-odds of a neutral statement against the likeliest feeling. */
  readonly plainness: number;
}

/** Smoothing: in how many example sentences a word must occur before it outweighs the prior. */
const CAUTION = 3;
const PAIR_WEIGHT = weight('statistics pair weight');
const GRAMMAR_WEIGHT = weight('statistics grammar weight');
/** Words of a sentence depend on each other: together they say less than each on its own. */
const DEPENDENCE = weight('statistics dependence');
const MOST_FAMILIES = 7;
const FAINT = weight('statistics faint');

/** Learns from labelled example sentences which families each word suggests, and rates a text by all of its words. */
export class Statistics {
  readonly #names: readonly string[];
  readonly #plain: number;
  readonly tellings: Tellings;

  constructor(
    samples: readonly Sample[],
    families: Families,
    functionWords: ReadonlySet<string>,
    stemOf: (token: Token) => string,
  ) {
    this.#names = Object.keys(families);
    this.#plain = this.#names.length;
    this.tellings = new Tellings(samples, this.#names, functionWords, stemOf);
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
    // Families never seen with the word all lose the same amount; those that were seen get it back below.
    const unheard = Math.log(CAUTION / (seen.total + CAUTION));
    for (let family = 0; family < scores.length; family += 1)
      scores[family] = (scores[family] ?? 0) + weight * unheard;
    for (const [family, told] of seen.shares) {
      const prior = this.tellings.prior[family] ?? 1;
      const share = (told + CAUTION * prior) / (seen.total + CAUTION);
      scores[family] = (scores[family] ?? 0) + weight * (Math.log(share / prior) - unheard);
    }
  }

  /** The likeliest families. */
  #strongest(scores: Float64Array, likeliest: number): FamilyWeights {
    const own = this.#names.map((_, family) => Math.exp(DEPENDENCE * ((scores[family] ?? 0) - likeliest)));
    const most = Math.max(...own);
    const ranked = this.#names
      .map((name, family): [string, number] => [name, (own[family] ?? 0) / most])
      .sort((a, b) => b[1] - a[1]);
    return Object.fromEntries(ranked.slice(0, MOST_FAMILIES).filter(([, weight]) => weight >= FAINT));
  }
}

const TOLD_IN = ['situations.tsv', 'idioms.tsv', 'cues.tsv', 'words.tsv', 'tellings.tsv'];
const BETWEEN_WORDS = /[\s,*~]+/u;

/** Learnt at the first text of a language that needs it: most texts name their feeling. */
export function readStatistics(
  readLines: ReadLines,
  languages: readonly Language[],
  families: Families,
  spelling: Spelling,
): (language: string) => Statistics {
  const tokens = (telling: string): Token[] => {
    const found: Token[] = [];
    for (const word of telling.split(BETWEEN_WORDS)) {
      if (word !== '') found.push(...wordsOf(word, spelling));
    }
    return found;
  };
  const learn = ({ code, words, told, plain, functionWords, stem: stemOf }: Language): Statistics => {
    const english = code === 'en';
    const felt = (english ? TOLD_IN.flatMap(readLines) : [...words, ...told]).map(
      ({ terms, feeling }): Sample => ({ tellings: terms.map(tokens), families: feeling.families }),
    );
    const unfelt = english ? readText('plain.txt').split('\n') : plain;
    const samples = unfelt
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): Sample => ({ tellings: [tokens(line)] }));
    return new Statistics(
      [...felt, ...samples],
      families,
      english ? spelling.functionWords : functionWords,
      english ? stem : ({ text }) => stemOf(text),
    );
  };
  const learnt = new Map<string, Statistics>();
  const english = languages[0];
  return (code) => {
    const language = languages.find((one) => one.code === code) ?? english;
    if (language === undefined) throw new Error('No language is read.');
    const known = learnt.get(language.code) ?? learn(language);
    learnt.set(language.code, known);
    return known;
  };
}
