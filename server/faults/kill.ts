import { existsSync } from 'node:fs';
import { type ProcessOptions, startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { compare, confirmedBy, type Kept, writeQuestions } from './load.js';
import { Sqlite } from '../src/database/sqlite.driver.js';

interface KillResult extends Kept {
  run: number;
  acknowledged: number;
  integrity: string;
}

type Options = Omit<ProcessOptions, 'dataDirectory'>;

/** Kills the server during writes. Each confirmed question must exist exactly once afterwards. */
const killRun = (options: Options, run: number, mostWrites: number): Promise<KillResult> =>
  inDataDirectory(async (dataDirectory, file) => {
    const first = await startProcess({ ...options, dataDirectory });
    const load = writeQuestions(() => first, 8);
    const killAt = 100 + Math.floor(Math.random() * (mostWrites - 100));
    await confirmedBy([load], killAt);
    await first.stop('SIGKILL');
    await load.stop();

    const second = await startProcess({ ...options, dataDirectory });
    const kept = compare(load.acknowledged, await second.questions());
    await second.stop();
    return { run, acknowledged: load.acknowledged.size, integrity: integrityOf(file), ...kept };
  });

function integrityOf(file: string): string {
  if (!existsSync(file)) return 'ok';
  const database = new Sqlite(file, { readonly: true });
  const integrity = String(database.pragma('integrity_check', { simple: true }));
  database.close();
  return integrity;
}

export async function killRuns(
  runs: number,
  mostWrites: number,
  options: () => Options | Promise<Options>,
): Promise<KillResult[]> {
  const results: KillResult[] = [];
  for (let run = 1; run <= runs; run += 1) results.push(await killRun(await options(), run, mostWrites));
  return results;
}
