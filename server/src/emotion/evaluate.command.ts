import { basename } from 'node:path';
import { Engine } from './engine/engine.js';
import { judge, latency, summarise, variety, type Judged } from './engine/evaluation/evaluate.js';
import { readLabelled } from './engine/evaluation/labelled.js';
import { unreached } from './engine/evaluation/reach.js';

const WARM_UP = 200;
const WORST_SHOWN = 15;
/** Every fifth is enough to tell, and done in seconds. */
const ENTRIES_TYPED = 5;

const started = performance.now();
const heapBefore = process.memoryUsage().heapUsed;
const engine = new Engine();
const { lexicon } = engine.knowledge;
const loadedIn = performance.now() - started;
// What is made for the first texts belongs to what the explorer takes.
engine.prepare();
globalThis.gc?.();
const memory = (process.memoryUsage().heapUsed - heapBefore) / 1_048_576;

function line(name: string, judged: readonly Judged[]): string {
  const { texts, ndcg, related, right, withoutGood } = summarise(judged);
  const numbers = [ndcg, related, right].map((value) => value.toFixed(3).padStart(7)).join('');
  return `${name.padEnd(14)}${String(texts).padStart(5)}${numbers}${(100 * withoutGood).toFixed(1).padStart(8)} %`;
}

function report(path: string, showWorst: boolean): void {
  const labelled = readLabelled(path);
  labelled.slice(0, WARM_UP).forEach((item) => judge(item, engine));
  const judged = labelled.map((item) => judge(item, engine));
  const kinds = [...new Set(labelled.map(({ kind }) => kind))];
  console.log(`\n${basename(path)}\n${'kind'.padEnd(14)}texts ndcg@6  P@6>=1  P@6=2  no good`);
  for (const kind of kinds)
    console.log(
      line(
        kind,
        judged.filter((item) => item.labelled.kind === kind),
      ),
    );
  console.log(line('all', judged));
  const { median, slowest } = latency(judged);
  const { languages, regions, shown } = variety(
    judged.filter(({ labelled: { expectFallback } }) => !expectFallback),
    lexicon,
  );
  const unfelt = judged.filter(({ fallbackSeen }) => fallbackSeen !== undefined);
  const seen = unfelt.filter(({ fallbackSeen }) => fallbackSeen === true).length;
  console.log(`no feeling seen as such: ${seen} of ${unfelt.length}`);
  console.log(
    `languages ${languages.toFixed(2)}, regions ${regions.toFixed(2)}, lexicon shown ${(100 * shown).toFixed(0)} %`,
  );
  console.log(`p50 ${median.toFixed(2)} ms, p99 ${slowest.toFixed(2)} ms`);
  if (!showWorst) return;
  const worst = judged
    .filter(({ labelled: { expectFallback } }) => !expectFallback)
    .sort((a, b) => a.score - b.score);
  for (const {
    labelled: { query, families },
    score,
    terms,
  } of worst.slice(0, WORST_SHOWN)) {
    const six = terms.map((term) => `${term.name}:${term.families.join('/')}`).join(' ');
    console.log(`${score.toFixed(2)}  ${query}  asked ${Object.keys(families).join(',')}\n      ${six}`);
  }
}

const paths = process.argv.slice(2).filter((argument) => argument !== '--worst');
if (paths.length === 0)
  console.error('Give one or more labelled .jsonl files; --worst lists the answers that missed most.');
for (const path of paths) report(path, process.argv.includes('--worst'));
console.log(`\nloaded in ${loadedIn.toFixed(0)} ms, ${memory.toFixed(1)} MB`);
const { texts: typed, terms: never } = unreached(engine, ENTRIES_TYPED);
const reached = 100 * (1 - never.length / lexicon.length);
console.log(`lexicon reachable ${reached.toFixed(0)} %: by ${typed} words, phrases, situations and blends`);
