import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readLabelled } from './engine/evaluation/evaluate.js';
import { linesOf, readText, weight } from './engine/knowledge/dataFile.js';
import { type Knowledge, loadKnowledge } from './engine/knowledge/knowledge.js';
import { type Entry, readVocabulary } from './engine/knowledge/families.js';
import { ROWS, featuresOf, pack, sumOf } from './engine/recognise/undertone.js';
import { shuffled } from './engine/text/hash.js';
import { clean } from './engine/text/normalise.js';
import { tokenise } from './engine/text/tokenise.js';

const RATE = weight('train step');
const EPOCHS = 12;
const SHRINK = weight('train shrinking');
const BIAS = weight('train bias');
const UNTRIED = weight('train untried');
/** What errors cost, beside one of an ordinary text. */
const MISSED = 4;
const LOOK_ALIKE = 2;
const FOLDS = 4;
const ORDINARY = weight('train ordinary');

const CRIES = ['care.jsonl', 'care-voices.jsonl', 'care-training.jsonl'];
const SENTENCES = ['tellings.tsv', 'situations.tsv', 'idioms.tsv'];
const crySchema = z.object({ text: z.string(), kind: z.string() });

interface Example {
  readonly features: ReadonlyMap<number, number>;
  readonly isCry: boolean;
  readonly cost: number;
  readonly ordinary: boolean;
}

const despairs = ({ families }: Pick<Entry, 'families'>): boolean => families.includes('despair');

/** Sentences of the explorer's own data and labelled texts of all kinds; not those of despair, which may be cries. */
function ordinaryTexts({ families, languages }: Knowledge, labelled: string): string[] {
  const told = SENTENCES.flatMap((file) => readVocabulary(file, families));
  const foreign = languages.flatMap((language) => [...language.told, ...language.words]);
  const plain = [...linesOf(readText('plain.txt')), ...languages.flatMap((language) => language.plain)];
  const typed = ['dev.jsonl', 'tuning.jsonl'].flatMap((file) => readLabelled(labelled + file));
  return [
    ...[...told, ...foreign]
      .filter((entry) => !despairs(entry))
      .map(({ term }) => term.replace(/[*~]/gu, '')),
    ...plain,
    ...typed.filter((item) => (item.families['despair'] ?? 0) === 0).map(({ query }) => query),
  ];
}

function readExamples(labelled: string): Example[] {
  const knowledge = loadKnowledge();
  const features = (text: string) => featuresOf(tokenise(clean(text), knowledge.spelling));
  const cries = CRIES.flatMap((file) => linesOf(readFileSync(labelled + file, 'utf8'))).map(
    (line): Example => {
      const { text, kind } = crySchema.parse(JSON.parse(line));
      const ordinary = kind === 'ordinary';
      const isCry = kind !== 'look-alike' && !ordinary;
      return { features: features(text), isCry, cost: isCry ? MISSED : LOOK_ALIKE, ordinary };
    },
  );
  const others = ordinaryTexts(knowledge, labelled).map((text): Example => ({
    features: features(text),
    isCry: false,
    cost: 1,
    ordinary: true,
  }));
  return [...cries, ...others];
}

/** Logistic regression by AdaGrad. */
function fit(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(ROWS + 1);
  const squares = new Float64Array(ROWS + 1).fill(UNTRIED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { features, isCry, cost } of shuffled(examples, epoch + 1)) {
      const sum = sumOf(features, weights) + BIAS * (weights[ROWS] ?? 0);
      const error = cost * ((isCry ? 1 : 0) - 1 / (1 + Math.exp(-sum)));
      for (const [row, value] of [...features, [ROWS, BIAS] as const]) {
        const slope = error * value - SHRINK * (weights[row] ?? 0);
        const square = (squares[row] ?? 0) + slope * slope;
        squares[row] = square;
        weights[row] = (weights[row] ?? 0) + (RATE * slope) / Math.sqrt(square);
      }
    }
  return weights;
}

/** What every example sums up to in a model that has not seen it, the highest sum of few enough ordinary texts as the bar. */
function crossValidate(examples: readonly Example[]): number {
  const order = shuffled(examples, 0);
  const sums = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(order.filter((__, place) => place % FOLDS !== fold));
    return order
      .filter((__, place) => place % FOLDS === fold)
      .map((example) => ({ ...example, sum: sumOf(example.features, weights) }));
  }).flat();
  const ordinary = sums.filter((example) => example.ordinary).sort((a, b) => b.sum - a.sum);
  const bar = ordinary[Math.floor(ordinary.length * ORDINARY)]?.sum ?? 0;
  const heard = (list: readonly { sum: number }[]): string =>
    `${list.filter(({ sum }) => sum > bar).length} of ${list.length}`;
  const cries = heard(sums.filter(({ isCry }) => isCry));
  const alike = heard(sums.filter((example) => !example.isCry && !example.ordinary));
  console.log(`not seen in training: cries ${cries}, look-alikes ${alike}, ordinary ${heard(ordinary)}`);
  return bar;
}

const [labelled, target] = process.argv.slice(2);
if (labelled === undefined || target === undefined)
  console.error('Give the folder of the labelled texts and the file to write: data/undertone.bin');
else {
  const examples = readExamples(`${labelled}/`);
  const bar = crossValidate(examples);
  writeFileSync(target, pack(fit(examples).subarray(0, ROWS), bar));
}
