import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from './engine/engine.js';
import { careReport, judge, percentile, readLabelled, summarise } from './engine/evaluation/evaluate.js';
import { outsideReport } from './engine/evaluation/outside.js';

const DICTIONARY_ONLY = ['names', 'phrases', 'emoji', 'typos', 'negation', 'wishes', 'classify'];

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
// Load the statistics now, so that they are part of the measured memory.
engine.prepare();
globalThis.gc?.();
const memory = (process.memoryUsage().heapUsed - heapBefore) / 1_048_576;
const dictionary = new Engine(DICTIONARY_ONLY);

function report(path: string): void {
  const labelled = readLabelled(path);
  const judged = labelled.map((item) => judge(item, engine));
  const alone = labelled.map((item) => judge(item, dictionary));
  const kinds = [...new Set(labelled.map(({ kind }) => kind))];
  const ofKind = (kind: string) => judged.filter((item) => item.labelled.kind === kind);
  const groups = [...kinds.map((kind) => [kind, ofKind(kind)] as const), ['all', judged] as const];
  console.log(`\n${basename(path)}\n${'kind'.padEnd(18)}texts ndcg@6  P@6>=1  P@6=2  no good`);
  for (const [name, list] of [...groups, ['dictionary alone', alone] as const]) {
    const { texts, ndcg, related, right, withoutGood } = summarise(list);
    const numbers = [ndcg, related, right].map((value) => value.toFixed(3).padStart(7)).join('');
    const none = (100 * withoutGood).toFixed(1).padStart(8);
    console.log(`${name.padEnd(18)}${String(texts).padStart(5)}${numbers}${none} %`);
  }
  const asNone = (fallback: boolean): string => {
    const list = judged.filter(({ labelled: { expectFallback } }) => expectFallback === fallback);
    return `${list.filter(({ kind }) => kind === 'none').length} of ${list.length}`;
  };
  console.log(`no feeling seen as such: ${asNone(true)}; felt, and said to be none: ${asNone(false)}`);
  const times = judged.map(({ milliseconds }) => milliseconds);
  console.log(`p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`);
}

for (const path of paths) {
  if (basename(path).startsWith('care')) console.log(`${basename(path)}: ${careReport(path, engine)}`);
  else report(path);
}
if (asked.outside !== undefined) {
  console.log(`\ntexts that others labelled\n${outsideReport(asked.outside, engine).join('\n')}`);
  console.log(`dictionary alone\n${outsideReport(asked.outside, dictionary).join('\n')}`);
}
console.log(`\nloaded in ${loadedIn.toFixed(0)} ms, ${memory.toFixed(1)} MB`);
