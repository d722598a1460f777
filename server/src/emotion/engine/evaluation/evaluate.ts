import type { Engine } from '../engine.js';
import type { Term } from '../knowledge/lexicon.js';
import type { Labelled } from './labelled.js';
import { gradeOf, mean, ndcg, percentile, precision } from './metrics.js';

export interface Judged {
  readonly labelled: Labelled;
  readonly terms: readonly Term[];
  readonly intro: string;
  readonly score: number;
  readonly related: number;
  readonly right: number;
  readonly milliseconds: number;
  /** Only where a text speaks of no feeling: whether that was seen. */
  readonly fallbackSeen?: boolean;
}

export interface Scores {
  readonly texts: number;
  readonly ndcg: number;
  readonly related: number;
  readonly right: number;
  readonly withoutGood: number;
}

export function judge(labelled: Labelled, engine: Engine): Judged {
  const start = performance.now();
  const reading = engine.read(labelled.query);
  const intro = engine.introduce(reading);
  const milliseconds = performance.now() - start;
  const { terms, kind } = reading;
  const { families } = labelled;
  return {
    labelled,
    terms,
    intro,
    milliseconds,
    score: ndcg(terms, families, engine.knowledge.lexicon),
    related: precision(terms, families, 1),
    right: precision(terms, families, 2),
    ...(labelled.expectFallback ? { fallbackSeen: kind === 'none' } : {}),
  };
}

/** Averages over the texts that speak of a feeling; the others are only asked whether they were seen for what they are. */
export function summarise(judged: readonly Judged[]): Scores {
  const felt = judged.filter(({ labelled }) => !labelled.expectFallback);
  const isGood = ({ terms, labelled }: Judged): boolean =>
    terms.some((term) => gradeOf(term, labelled.families) >= 1);
  return {
    texts: felt.length,
    ndcg: mean(felt.map(({ score }) => score)),
    related: mean(felt.map(({ related }) => related)),
    right: mean(felt.map(({ right }) => right)),
    withoutGood: mean(felt.map((item) => (isGood(item) ? 0 : 1))),
  };
}

export function latency(judged: readonly Judged[]): { median: number; slowest: number } {
  const times = judged.map(({ milliseconds }) => milliseconds);
  return { median: percentile(times, 0.5), slowest: percentile(times, 0.99) };
}

/** Different languages and regions in an answer, on average, and the share of the lexicon that any of them showed. */
export function variety(judged: readonly Judged[], lexicon: readonly Term[]) {
  return {
    languages: mean(
      judged.map(({ terms }) => new Set(terms.flatMap((term) => term.languageKeys[0] ?? [])).size),
    ),
    regions: mean(judged.map(({ terms }) => new Set(terms.map((term) => term.region)).size)),
    shown:
      new Set(judged.flatMap(({ terms }) => terms.map((term) => `${term.name} ${term.language}`))).size /
      lexicon.length,
  };
}
