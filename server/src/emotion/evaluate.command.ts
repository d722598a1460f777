import { basename } from 'node:path';
import { parseArgs } from 'node:util';

/** Stages to leave out for the baseline, which only looks up single words. */
const DICTIONARY_ONLY = ['names', 'phrases', 'emoji', 'typos', 'negation', 'wishes', 'classify'];

const { values: asked, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    outside: { type: 'string' },
    without: { type: 'string', default: '' },
  },
});

const without = asked.without.split(',');

const started = performance.now();
const heapBefore = process.memoryUsage().heapUsed;
// Imported here and not at the top, so that the time for loading is measured.
const { prepare } = await import('./engine/engine.js');
const { careReport, judge, percentile, readLabelled, summarise } =
  await import('./engine/evaluation/evaluate.js');
const { outsideReport } = await import('./engine/evaluation/outside.js');
const loadedIn = performance.now() - started;
// Load the statistics now, so that they are part of the measured memory.
prepare();
globalThis.gc?.();
const memory = (process.memoryUsage().heapUsed - heapBefore) / 1_048_576;

function report(path: string): void {
  const labelled = readLabelled(path);
  const judged = labelled.map((item) => judge(item, without));
  const alone = labelled.map((item) => judge(item, DICTIONARY_ONLY));
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
  console.log(`recognised as no feeling: ${asNone(true)} without one, ${asNone(false)} with one`);
  const times = judged.map(({ milliseconds }) => milliseconds);
  console.log(`p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`);
}

for (const path of paths) {
  if (basename(path).startsWith('care')) console.log(`${basename(path)}: ${careReport(path, without)}`);
  else report(path);
}
if (asked.outside !== undefined) {
  console.log(`\nsets labelled by other people\n${outsideReport(asked.outside, without).join('\n')}`);
  console.log(`dictionary alone\n${outsideReport(asked.outside, DICTIONARY_ONLY).join('\n')}`);
}
console.log(`\nloaded in ${loadedIn.toFixed(0)} ms, ${memory.toFixed(1)} MB`);
