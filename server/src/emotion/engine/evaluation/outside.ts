import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { read } from '../engine.js';
import { type FamilyWeights, topFamily } from '../knowledge/families.js';
import { answerOf, mean, readLines } from './evaluate.js';

const labelsSchema = z.record(z.string(), z.record(z.string(), z.number()));
const mappingSchema = z.object({
  combine: z.object({ rest: z.number() }),
  sets: z.object({
    go: z.object({ labels: labelsSchema, ekman: z.record(z.string(), z.array(z.string())) }),
    brighter: z.object({ labels: labelsSchema }),
  }),
});
const textSchema = z.object({
  text: z.string(),
  labels: z.array(z.string()).transform((list) => new Set(list)),
});
const NEUTRAL = 'neutral';
const STEPS = 20;

type Labels = ReadonlySet<string>;

function macroF1(given: readonly Labels[], right: readonly Labels[], labels: readonly string[]): number {
  const scores = labels.map((label) => {
    const both = given.filter((set, index) => set.has(label) && right[index]?.has(label) === true).length;
    const all = [...given, ...right].filter((set) => set.has(label)).length;
    return all === 0 ? 0 : (2 * both) / all;
  });
  return mean(scores);
}

/** Score of a label: that of its best family, plus `rest` times those of its other families. */
function scoreOf(families: FamilyWeights, label: FamilyWeights, rest: number): number {
  const parts = Object.entries(label).map(([family, share]) => (families[family] ?? 0) * share);
  const best = Math.max(0, ...parts);
  return best + rest * (parts.reduce((sum, part) => sum + part, 0) - best);
}

/** For data sets with one label per text: the label with the highest score, or neutral if all scores are 0. */
function strongest(scores: FamilyWeights): Labels {
  const top = topFamily(scores);
  return new Set(top === undefined || (scores[top] ?? 0) === 0 ? [NEUTRAL] : [top]);
}

/** Several labels per text: those that reach thresholds, which are fitted on the other half of the texts. */
function severalEach(
  scores: readonly FamilyWeights[],
  right: readonly Labels[],
  labels: readonly string[],
): Labels[] {
  const bars = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS);
  const reaching = (bars: FamilyWeights, score: FamilyWeights): Labels =>
    new Set(Object.keys(bars).filter((label) => (score[label] ?? 0) >= (bars[label] ?? 0)));
  const barFor = (label: string, half: number): number => {
    const isOther = (_: unknown, index: number): boolean => index % 2 !== half;
    const [others, wanted] = [scores.filter(isOther), right.filter(isOther)];
    const givenAt = (bar: number): Labels[] => others.map((score) => reaching({ [label]: bar }, score));
    const f1At = (bar: number): number => macroF1(givenAt(bar), wanted, [label]);
    return bars.reduce((best, bar) => (f1At(bar) > f1At(best) ? bar : best));
  };
  const halves = [0, 1].map((half) =>
    Object.fromEntries(labels.map((label) => [label, barFor(label, half)])),
  );
  return scores.map((score, index) => reaching(halves[index % 2] ?? {}, score));
}

function groupsOf(given: readonly Labels[], groups: Readonly<Record<string, readonly string[]>>): Labels[] {
  const names = Object.keys(groups);
  return given.map((set) => new Set(names.filter((name) => groups[name]?.some((label) => set.has(label)))));
}

/** Evaluates all data sets in a folder. Its `mapping.json` maps labels to emotion families. Returns a line per set. */
export function outsideReport(folder: string, without: readonly string[] = []): string[] {
  const mapping: unknown = JSON.parse(readFileSync(join(folder, 'mapping.json'), 'utf8'));
  const { combine, sets } = mappingSchema.parse(mapping);
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.map((file) => {
    const texts = readLines(join(folder, file), textSchema);
    const isGo = file.startsWith('go');
    const { labels } = isGo ? sets.go : sets.brighter;
    const answers = texts.map(({ text }) => answerOf(read(text, without)));
    const scores = answers.map(({ families }) =>
      Object.fromEntries(
        Object.entries(labels).map(([label, parts]) => [label, scoreOf(families, parts, combine.rest)]),
      ),
    );
    const right = texts.map((text) => text.labels);
    // Skip labels that the set does not have: the English part of BRIGHTER has no disgust.
    const names = [...Object.keys(labels), ...(isGo ? [NEUTRAL] : [])].filter((label) =>
      right.some((set) => set.has(label)),
    );
    const given = isGo ? scores.map(strongest) : severalEach(scores, right, names);
    const felt = `no feeling ${answers.filter(({ kind }) => kind === 'none').length} of ${texts.length}`;
    const line = `${file.padEnd(22)} macro-F1 ${macroF1(given, right, names).toFixed(3)}`;
    if (!isGo) return `${line}, ${felt}`;
    const groups = sets.go.ekman;
    const six = macroF1(groupsOf(given, groups), groupsOf(right, groups), Object.keys(groups)).toFixed(3);
    return `${line}, six groups ${six}, ${felt}`;
  });
}
