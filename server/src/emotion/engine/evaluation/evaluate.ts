import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SERVED } from '../choose/choose.js';
import { read } from '../engine.js';
import type { FamilyWeights } from '../knowledge/families.js';
import { LEXICON, type Term, displayName } from '../knowledge/lexicon.js';
import { type State, careOf } from '../state/state.js';

/** How well a term fits a labelled text: the best grade of its families. 2 is right, 1 is related, 0 is neither. */
export function gradeOf(term: Pick<Term, 'families'>, grades: FamilyWeights): number {
  return Math.max(0, ...term.families.map((family) => grades[family] ?? 0));
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, SERVED).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

/** nDCG@6: discounted gain of the six terms, relative to the best six of the lexicon. */
export function ndcg(terms: readonly Term[], grades: FamilyWeights, lexicon: readonly Term[]): number {
  const ideal = Float64Array.from(lexicon, (term) => gradeOf(term, grades)).sort();
  const best = discounted(Array.from(ideal.slice(-SERVED)).toReversed());
  return best === 0 ? 0 : discounted(terms.map((term) => gradeOf(term, grades))) / best;
}

/** P@6: share of the six terms with at least this grade. */
export function precision(terms: readonly Term[], grades: FamilyWeights, atLeast: number): number {
  return terms.slice(0, SERVED).filter((term) => gradeOf(term, grades) >= atLeast).length / SERVED;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function readLines<T>(path: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

const labelledSchema = z.object({
  query: z.string(),
  kind: z.string(),
  families: z.record(z.string(), z.number()),
  expectFallback: z.boolean().default(false),
});

/** A test text with the emotion families that people graded as right (2) or related (1). */
export type Labelled = z.infer<typeof labelledSchema>;

export const readLabelled = (path: string): Labelled[] => readLines(path, labelledSchema);

export type Judged = ReturnType<typeof judge>;

export function judge(labelled: Labelled, without: readonly string[] = []) {
  const start = performance.now();
  const { terms, kind } = read(labelled.query, without);
  const milliseconds = performance.now() - start;
  const { families } = labelled;
  return {
    labelled,
    milliseconds,
    score: ndcg(terms, families, LEXICON),
    related: precision(terms, families, 1),
    right: precision(terms, families, 2),
    kind,
  };
}

/** Averages the measures over all texts with a feeling. Texts without a feeling have no right terms to find. */
export function summarise(judged: readonly Judged[]) {
  const felt = judged.filter(({ labelled }) => !labelled.expectFallback);
  return {
    texts: felt.length,
    ndcg: mean(felt.map(({ score }) => score)),
    related: mean(felt.map(({ related }) => related)),
    right: mean(felt.map(({ right }) => right)),
    withoutGood: mean(felt.map(({ related }) => (related === 0 ? 1 : 0))),
  };
}

const careSchema = z.object({ text: z.string(), kind: z.string() });

/** Counts how many cries for help, look-alikes and ordinary texts get urgent + gentle care: "cry 18 + 20 of 40". */
export function careReport(path: string, without: readonly string[]): string {
  const texts = readLines(path, careSchema).map(({ text, kind }) => ({
    group: kind === 'look-alike' || kind === 'ordinary' ? kind : 'cry',
    care: careOf(read(text, without)),
  }));
  const groups = [...new Set(texts.map(({ group }) => group))].map((group) => {
    const list = texts.filter((text) => text.group === group);
    const heard = (care: 'urgent' | 'gentle') => list.filter((text) => text.care === care).length;
    return `${group} ${heard('urgent')} + ${heard('gentle')} of ${list.length}`;
  });
  return groups.join(', ');
}

/** The answer as a plain object for JSON, which `npm run emotion -- --jsonl` prints. */
export function answerOf(state: State) {
  const { kind, language, felt, terms, intro } = state;
  return {
    kind,
    care: careOf(state),
    language: language.code,
    // The visitor's own feeling. The strongest family has weight 1.
    families: kind === 'none' ? {} : felt.families,
    terms: terms.map((term) => ({ name: displayName(term), language: term.language })),
    intro,
  };
}
