import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Engine } from '../engine.js';
import { macroF1 } from './metrics.js';
import { answerOf } from './evaluate.js';
import { type FamilyWeights, topFamily } from '../knowledge/families.js';

const shares = z.record(z.string(), z.number());
const mappingSchema = z.object({
  combine: z.object({ rest: z.number() }),
  sets: z.object({
    go: z.object({
      labels: z.record(z.string(), shares),
      ekman: z.record(z.string(), z.array(z.string())),
    }),
    brighter: z.object({ labels: z.record(z.string(), shares) }),
  }),
});
const textSchema = z.object({ text: z.string(), labels: z.array(z.string()) });
const NEUTRAL = 'neutral';
const STEPS = 20;

type Labels = ReadonlySet<string>;

function readJsonLines(path: string): z.infer<typeof textSchema>[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => textSchema.parse(JSON.parse(line)));
}

/** The best of family times share, and a part of the rest: the rule was written before any score was seen. */
function scoreOf(families: FamilyWeights, label: z.infer<typeof shares>, rest: number): number {
  const parts = Object.entries(label).map(([family, share]) => (families[family] ?? 0) * share);
  const best = Math.max(0, ...parts);
  return best + rest * (parts.reduce((sum, part) => sum + part, 0) - best);
}

/** One label a text: the strongest. */
function strongest(scores: FamilyWeights): Labels {
  const top = topFamily(scores);
  return new Set(top === undefined || (scores[top] ?? 0) === 0 ? [NEUTRAL] : [top]);
}

/** Any number of labels a text: the threshold for each is fitted on the other half of the texts. */
function severalEach(
  scores: readonly FamilyWeights[],
  right: readonly Labels[],
  labels: readonly string[],
): Labels[] {
  const line = (label: string, half: number): number => {
    const other = [...scores.keys()].filter((index) => index % 2 !== half);
    const wanted = other.map((index) => right[index] ?? new Set<string>());
    const f1At = (bar: number): number => {
      const given = other.map((index) => new Set((scores[index]?.[label] ?? 0) >= bar ? [label] : []));
      return macroF1(given, wanted, [label]);
    };
    const bars = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS);
    return bars.reduce((best, bar) => (f1At(bar) > f1At(best) ? bar : best));
  };
  const lines = [0, 1].map((half) => new Map(labels.map((label) => [label, line(label, half)])));
  return scores.map(
    (found, index) =>
      new Set(labels.filter((label) => (found[label] ?? 0) >= (lines[index % 2]?.get(label) ?? 1))),
  );
}

/** The baseline: answering with the labels of another text. */
function byChance(right: readonly Labels[], labels: readonly string[]): number {
  const others = right.map((_, index) => right[(index + 1) % right.length] ?? new Set<string>());
  return macroF1(others, right, labels);
}

function mostGiven(given: readonly Labels[]): string {
  const counts = new Map<string, number>();
  for (const label of given.flatMap((set) => [...set])) counts.set(label, (counts.get(label) ?? 0) + 1);
  const [label, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['none', 0];
  return `${label} ${Math.round((100 * count) / given.length)} %`;
}

function groupsOf(given: readonly Labels[], groups: Readonly<Record<string, readonly string[]>>): Labels[] {
  const names = Object.keys(groups);
  return given.map((set) => new Set(names.filter((name) => groups[name]?.some((label) => set.has(label)))));
}

const figure = (value: number): string => value.toFixed(3);

/** A line for every set found beside `mapping.json`. */
export function outsideReport(folder: string, engine: Engine): string[] {
  const { combine, sets } = mappingSchema.parse(
    JSON.parse(readFileSync(join(folder, 'mapping.json'), 'utf8')),
  );
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.map((file) => {
    const texts = readJsonLines(join(folder, file));
    const isGo = file.startsWith('go');
    const labels = isGo ? sets.go.labels : sets.brighter.labels;
    const answers = texts.map(({ text }) => answerOf(engine.read(text)));
    // For every text: how much of each label there is in the families found.
    const scores = answers.map(({ families }) =>
      Object.fromEntries(
        Object.entries(labels).map(([label, parts]) => [label, scoreOf(families, parts, combine.rest)]),
      ),
    );
    const right = texts.map((text) => new Set(text.labels));
    // Nobody could give a label that was not asked for: the English part of BRIGHTER knows no disgust.
    const names = [...Object.keys(labels), ...(isGo ? [NEUTRAL] : [])].filter((label) =>
      right.some((set) => set.has(label)),
    );
    const given = isGo ? scores.map(strongest) : severalEach(scores, right, names);
    const felt = `no feeling ${answers.filter(({ kind }) => kind === 'none').length}`;
    const line = `${file.padEnd(22)} macro-F1 ${figure(macroF1(given, right, names))}, chance ${figure(byChance(right, names))}`;
    const tops = scores.map(strongest);
    const tail = `${felt} of ${texts.length}, most given ${mostGiven(tops)}`;
    if (!isGo) return `${line}, ${tail}`;
    const groups = sets.go.ekman;
    const six = macroF1(groupsOf(given, groups), groupsOf(right, groups), Object.keys(groups));
    const plain = answers.filter((_, index) => right[index]?.size === 1 && right[index].has(NEUTRAL));
    const seen = plain.filter(({ kind }) => kind === 'none').length;
    return `${line}, six groups ${figure(six)}, neutral seen ${seen} of ${plain.length}, ${tail}`;
  });
}
