import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from './engine/engine.js';
import {
  type Judged,
  judge,
  readLabelled,
  summarise,
  unreached,
  variety,
} from './engine/evaluation/evaluate.js';
import { percentile } from './engine/evaluation/metrics.js';
import { outsideReport } from './engine/evaluation/outside.js';

const WARM_UP = 200;
/** Every fifth is enough to tell, and done in seconds. */
const ENTRIES_TYPED = 5;
/** What is left is a dictionary look-up; and what is left after that, six words by chance. */
const PATTERNS = ['names', 'phrases', 'alone', 'emoji', 'typos'];
const DICTIONARY_ONLY = [...PATTERNS, 'incidental', 'negation', 'wishes', 'strength', 'classify'];
const CHANCE = [...DICTIONARY_ONLY, 'words'];

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
const { lexicon } = engine.knowledge;
const loadedIn = performance.now() - started;
// What is made for the first texts belongs to what the explorer takes.
engine.prepare();
globalThis.gc?.();
const memory = (process.memoryUsage().heapUsed - heapBefore) / 1_048_576;

function print(name: string, judged: readonly Judged[]): void {
  const { texts, ndcg, related, right, withoutGood } = summarise(judged);
  const numbers = [ndcg, related, right].map((value) => value.toFixed(3).padStart(7)).join('');
  const none = (100 * withoutGood).toFixed(1).padStart(8);
  console.log(`${name.padEnd(18)}${String(texts).padStart(5)}${numbers}${none} %`);
}

const simpler = { 'dictionary alone': new Engine(DICTIONARY_ONLY), chance: new Engine(CHANCE) };

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
  for (const [name, simple] of Object.entries(simpler)) {
    const answers = labelled.map((item) => judge(item, simple));
    print(name, answers);
  }
  const times = judged.map(({ milliseconds }) => milliseconds);
  const felt = judged.filter(({ labelled: { expectFallback } }) => !expectFallback);
  const { languages, regions, shown } = variety(felt, lexicon);
  const unfelt = judged.filter(({ labelled: { expectFallback } }) => expectFallback);
  const asNone = (list: readonly Judged[]): string =>
    `${list.filter(({ kind }) => kind === 'none').length} of ${list.length}`;
  console.log(`no feeling seen as such: ${asNone(unfelt)}; felt, and said to be none: ${asNone(felt)}`);
  console.log(
    `languages ${languages.toFixed(2)}, regions ${regions.toFixed(2)}, lexicon shown ${(100 * shown).toFixed(0)} %`,
  );
  console.log(`p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`);
}

if (paths.length === 0 && asked.outside === undefined)
  console.error(
    'Give one or more labelled .jsonl files, --outside with the folder of texts that others labelled, or both; ' +
      '--without names stages to leave out (negation,wishes).',
  );
for (const path of paths.filter((file) => !basename(file).startsWith('care'))) report(path);
if (asked.outside !== undefined) {
  console.log(`\ntexts that others labelled\n${outsideReport(asked.outside, engine).join('\n')}`);
  console.log(`dictionary alone\n${outsideReport(asked.outside, simpler['dictionary alone']).join('\n')}`);
}
console.log(`\nloaded in ${loadedIn.toFixed(0)} ms, ${memory.toFixed(1)} MB`);
if (paths.length > 0) {
  const { texts: typed, terms: never } = unreached(engine, ENTRIES_TYPED);
  const reached = 100 * (1 - never.length / lexicon.length);
  console.log(`lexicon reachable ${reached.toFixed(0)} %: by ${typed} words, phrases, situations and blends`);
}
