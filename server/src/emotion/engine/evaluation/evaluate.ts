import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Engine } from '../engine.js';
import { type Term, displayName } from '../knowledge/lexicon.js';
import { readVocabulary } from '../knowledge/families.js';
import { type State, careOf } from '../state/state.js';
import { gradeOf, mean, ndcg, precision } from './metrics.js';

const TYPED_FROM = ['words.tsv', 'idioms.tsv', 'situations.tsv'];
const GAPS = /[*~]/gu;

/** What visitors may type, as far as we have thought of it: all entries or every few. */
function textsFrom({ families }: Engine['knowledge'], every: number): string[] {
  return TYPED_FROM.flatMap((file) => readVocabulary(file, families))
    .filter((_, place) => place % every === 0)
    .map(({ term }) => term.replace(GAPS, ' '));
}

/** Two feelings at once, by the names of their families. */
function blendsFrom({ families }: Engine['knowledge']): string[] {
  const names = Object.keys(families);
  return names.flatMap((one, place) => names.slice(place + 1).map((other) => `${one} and ${other}`));
}

/** The terms that none of these texts gets as an answer. */
export function unreached(
  engine: Engine,
  every: number,
): { readonly texts: number; readonly terms: readonly Term[] } {
  const shown = new Set<Term>();
  const texts = [...textsFrom(engine.knowledge, every), ...blendsFrom(engine.knowledge)];
  for (const text of texts) for (const term of engine.read(text).terms) shown.add(term);
  return { texts: texts.length, terms: engine.knowledge.lexicon.filter((term) => !shown.has(term)) };
}

const labelledSchema = z.object({
  query: z.string(),
  kind: z.string(),
  valence: z.number().nullable(),
  families: z.record(z.string(), z.number()),
  expectFallback: z.boolean().default(false),
});

/** A text with the families that people found right (2) or related (1). */
export type Labelled = z.infer<typeof labelledSchema>;

export function readLabelled(path: string): Labelled[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => labelledSchema.parse(JSON.parse(line)));
}

export type Judged = ReturnType<typeof judge>;

export function judge(labelled: Labelled, engine: Engine) {
  const start = performance.now();
  const { terms, kind } = engine.read(labelled.query);
  const milliseconds = performance.now() - start;
  const { families } = labelled;
  return {
    labelled,
    terms,
    milliseconds,
    score: ndcg(terms, families, engine.knowledge.lexicon),
    related: precision(terms, families, 1),
    right: precision(terms, families, 2),
    kind,
  };
}

/** Averages over the texts that speak of a feeling; for the others only the recognised kind is checked. */
export function summarise(judged: readonly Judged[]) {
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

/** What the explorer made of a text, for other programs: one JSON object a line. */
export function answerOf(state: State) {
  const { kind, language, felt, terms, intro } = state;
  return {
    kind,
    care: careOf(state),
    language: language.code,
    // What is felt, before words are chosen; the strongest is 1.
    families: kind === 'none' ? {} : felt.families,
    terms: terms.map((term) => ({ name: displayName(term), language: term.language })),
    intro,
  };
}
