import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readLabelled, readLines } from './engine/evaluation/evaluate.js';
import { weight } from './engine/files/dataFile.js';
import { spoken } from './engine/knowledge/families.js';
import { LANGUAGES } from './engine/knowledge/languages.js';
import { ROWS, featuresOf, pack, sumOf } from './engine/recognise/undertone.js';
import { shuffled } from './engine/text/hash.js';
import { clean } from './engine/text/normalise.js';
import { tokenise } from './engine/text/tokenise.js';

const RATE = weight('train step');
const SHRINK = weight('train shrinking');
const BIAS = weight('train bias');
const UNTRIED = weight('train untried');
/** Training costs of a missed cry for help and of a false alarm on a look-alike. On an ordinary text it costs 1. */
const [MISSED, MISTAKEN] = [4, 2] as const;
const [EPOCHS, FOLDS] = [12, 4] as const;
const ALLOWED = weight('train ordinary');
const ORDINARY = 'ordinary';
/** Endings of the names of the training files: `care.jsonl`, `care-voices.jsonl` and so on. */
const CARE_FILES = ['', '-voices', '-training', '-kinds', '-authors', '-hands', '-days'];
const text = z.string();
const crySchema = z.object({ text, kind: text, language: text, voice: text.optional() });

interface Example {
  readonly features: ReadonlyMap<number, number>;
  readonly isCry: boolean;
  readonly cost: number;
  /** Labels under which results are reported: the kind of the text and, for a cry for help, its language. */
  readonly labels: readonly string[];
  /** Texts of one file, kind, language and author (`voice`) are a group, which cross-validation keeps in one fold. */
  readonly group: string;
}

/** Example sentences of all languages, and labelled texts, without those of despair, which may be cries for help. */
function ordinaryTexts(labelled: string): string[] {
  const felt = LANGUAGES.flatMap(({ told }) => told().filter(({ families }) => !('despair' in families)));
  const typed = ['dev.jsonl', 'tuning.jsonl'].flatMap((file) => readLabelled(labelled + file));
  return [
    ...felt.map(({ term }) => spoken(term)),
    ...LANGUAGES.flatMap(({ plain }) => plain()),
    ...typed.filter((item) => (item.families['despair'] ?? 0) === 0).map(({ query }) => query),
  ];
}

function readExamples(labelled: string): Example[] {
  const features = (text: string) => featuresOf(tokenise(clean(text)));
  const cries = CARE_FILES.flatMap((file) =>
    readLines(`${labelled}care${file}.jsonl`, crySchema).map(({ text, kind, language, voice }): Example => {
      const isCry = kind !== 'look-alike' && kind !== ORDINARY;
      const labels = isCry ? [kind, `cries ${language}`] : [kind];
      const group = [file, kind, language, voice].join();
      return { features: features(text), isCry, cost: isCry ? MISSED : MISTAKEN, labels, group };
    }),
  );
  const ordinary = { isCry: false, cost: 1, labels: [ORDINARY] };
  const toExample = (text: string) => ({ ...ordinary, features: features(text), group: text });
  return [...cries, ...ordinaryTexts(labelled).map(toExample)];
}

/** Fits a logistic regression with AdaGrad. The last weight is the bias. */
function fit(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(ROWS + 1);
  const squares = new Float64Array(ROWS + 1).fill(UNTRIED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { features, isCry, cost } of shuffled(examples, epoch + 1)) {
      const sum = sumOf(features, weights) + BIAS * (weights[ROWS] ?? 0);
      const error = cost * ((isCry ? 1 : 0) - 1 / (1 + Math.exp(-sum)));
      for (const [row, value] of [...features, [ROWS, BIAS] as const]) {
        const slope = error * value - SHRINK * (weights[row] ?? 0);
        squares[row] = (squares[row] ?? 0) + slope * slope;
        weights[row] = (weights[row] ?? 0) + (RATE * slope) / Math.sqrt(squares[row] ?? 1);
      }
    }
  return weights;
}

/** Returns a score threshold that few held-out ordinary texts exceed, and prints how many of each label exceed it. */
function crossValidate(examples: readonly Example[]): number {
  const groups = shuffled([...new Set(examples.map(({ group }) => group))], 0);
  const foldOf = new Map(groups.map((group, place) => [group, place % FOLDS]));
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    fit(examples.filter(({ group }) => foldOf.get(group) !== fold)),
  );
  const sumsOf = (example: Example) => models.map((weights) => sumOf(example.features, weights));
  const sums = examples.map((one) => ({ ...one, sum: sumsOf(one)[foldOf.get(one.group) ?? 0] ?? 0 }));
  const withLabel = (label: string) => sums.filter(({ labels }) => labels.includes(label));
  const ordinary = withLabel(ORDINARY).sort((a, b) => b.sum - a.sum);
  const threshold = ordinary[Math.floor(ordinary.length * ALLOWED)]?.sum ?? 0;
  for (const label of new Set(sums.flatMap(({ labels }) => labels))) {
    const list = withLabel(label);
    console.log(`${label}: ${list.filter(({ sum }) => sum > threshold).length} of ${list.length}`);
  }
  return threshold;
}

const [labelled, target] = process.argv.slice(2);
if (labelled === undefined || target === undefined)
  console.error('Give the folder of the labelled texts and the file to write: data/undertone.bin');
else {
  const examples = readExamples(`${labelled}/`);
  const threshold = crossValidate(examples);
  writeFileSync(target, pack(fit(examples).subarray(0, ROWS), threshold));
}
