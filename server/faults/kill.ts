import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { compare, type Kept, writeQuestions } from './load.js';
import { Sqlite } from '../src/database/sqlite.driver.js';

export interface KillResult extends Kept {
  run: number;
  acknowledged: number;
  integrity: string;
}

const mostWrites = 1_000;

/** Row 52: `kill -9` in the middle of up to a thousand writes; what was confirmed must be there afterwards, once. */
const killRun = (build: string, run: number): Promise<KillResult> =>
  inDataDirectory(async (dataDirectory, file) => {
    const first = await startProcess({ build, dataDirectory });
    const load = writeQuestions(() => first, 8);
    const killAt = 100 + Math.floor(Math.random() * (mostWrites - 200));
    while (load.acknowledged.size < killAt) await sleep(1);
    await first.stop('SIGKILL');
    await load.stop();

    const second = await startProcess({ build, dataDirectory });
    const kept = compare(load.acknowledged, await second.questions());
    await second.stop();
    const database = new Sqlite(file, { readonly: true });
    const integrity = String(database.pragma('integrity_check', { simple: true }));
    database.close();
    return { run, acknowledged: load.acknowledged.size, integrity, ...kept };
  });

export async function killRuns(build: string, runs: number): Promise<KillResult[]> {
  const results: KillResult[] = [];
  for (let run = 1; run <= runs; run += 1) results.push(await killRun(build, run));
  return results;
}
