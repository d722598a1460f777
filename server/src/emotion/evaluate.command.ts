import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from './engine/engine.js';
import {
  type Judged,
  careReport,
  judge,
  percentile,
  readLabelled,
  summarise,
} from './engine/evaluation/evaluate.js';
import { outsideReport } from './engine/evaluation/outside.js';

const WARM_UP = 200;
const PATTERNS = ['names', 'phrases', 'emoji', 'typos'];
const DICTIONARY_ONLY = [...PATTERNS, 'negation', 'wishes', 'strength', 'classify'];

const { values: asked, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    outside: { type: 'string' },
    without: { type: 'string', default: '' },
  },
});

const started = performance.now();
const heapBefore = process.memoryUsage().heapUsed;
const engine = new Engine(asked.without.split(','));
const loadedIn = performance.now() - started;
// What is made for the first texts belongs to what the explorer takes.
engine.prepare();
globalThis.gc?.();
const memory = (process.memoryUsage().heapUsed - heapBefore) / 1_048_576;
const dictionary = new Engine(DICTIONARY_ONLY);

function print(name: string, judged: readonly Judged[]): void {
  const { texts, ndcg, related, right, withoutGood } = summarise(judged);
  const numbers = [ndcg, related, right].map((value) => value.toFixed(3).padStart(7)).join('');
  const none = (100 * withoutGood).toFixed(1).padStart(8);
  console.log(`${name.padEnd(18)}${String(texts).padStart(5)}${numbers}${none} %`);
}

function report(path: string): void {
  const labelled = readLabelled(path);
  labelled.slice(0, WARM_UP).forEach((item) => judge(item, engine));
  const judged = labelled.map((item) => judge(item, engine));
  console.log(`\n${basename(path)}\n${'kind'.padEnd(18)}texts ndcg@6  P@6>=1  P@6=2  no good`);
  for (const kind of new Set(labelled.map((item) => item.kind))) {
    const ofKind = judged.filter((item) => item.labelled.kind === kind);
    print(kind, ofKind);
  }
  print('all', judged);
  print(
    'dictionary alone',
    labelled.map((item) => judge(item, dictionary)),
  );
  const asNone = (fallback: boolean): string => {
    const list = judged.filter(({ labelled: { expectFallback } }) => expectFallback === fallback);
    return `${list.filter(({ kind }) => kind === 'none').length} of ${list.length}`;
  };
  console.log(`no feeling seen as such: ${asNone(true)}; felt, and said to be none: ${asNone(false)}`);
  const times = judged.map(({ milliseconds }) => milliseconds);
  console.log(`p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`);
}

if (paths.length === 0 && asked.outside === undefined)
  console.error(
    'Give one or more labelled .jsonl files, --outside with the folder of texts that others labelled, or both; ' +
      '--without names stages to leave out (negation,wishes).',
  );
for (const path of paths) {
  if (basename(path).startsWith('care')) console.log(`${basename(path)}: ${careReport(path, engine)}`);
  else report(path);
}
if (asked.outside !== undefined) {
  console.log(`\ntexts that others labelled\n${outsideReport(asked.outside, engine).join('\n')}`);
  console.log(`dictionary alone\n${outsideReport(asked.outside, dictionary).join('\n')}`);
}
console.log(`\nloaded in ${loadedIn.toFixed(0)} ms, ${memory.toFixed(1)} MB`);
