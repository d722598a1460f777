import {
  exited,
  launch,
  type ProcessOptions,
  type ServerProcess,
  startProcess,
} from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { compare, confirmedBy, type Kept, percentile, writeQuestions } from './load.js';

interface TwoResult extends Kept {
  acknowledged: number;
  /** Number of responses other than 201. */
  failures: number;
  p99Ms: number;
  longestMs: number;
  /** Number of reads from one process that missed a write just confirmed by the other. */
  stale: number;
}

async function countStale(one: ServerProcess, other: ServerProcess, rounds: number): Promise<number> {
  let stale = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [writer, reader] = round % 2 ? [one, other] : [other, one];
    await reader.questions();
    const question = `Seen through the other one? ${round}`;
    await writer.ask(question);
    if ((await reader.questions())[0]?.question !== question) stale += 1;
  }
  return stale;
}

/** Starts two servers with the same options, and stops them after `work`. */
export async function two<T>(
  options: ProcessOptions,
  work: (one: ServerProcess, other: ServerProcess) => Promise<T>,
): Promise<T> {
  // Started together, so that both try to create the tables.
  const [one, other] = await Promise.all([startProcess(options), startProcess(options)]);
  try {
    return await work(one, other);
  } finally {
    await Promise.all([one.stop('SIGKILL'), other.stop('SIGKILL')]);
  }
}

/** Starts two servers on one SQLite file. The second must refuse to start, and the first must go on answering. */
export const twoOnOneFile = (
  build: string,
): Promise<{ code: number | null; output: string; first: number }> =>
  inDataDirectory(async (dataDirectory) => {
    const one = await startProcess({ build, dataDirectory });
    const { child, output } = await launch({ build, dataDirectory });
    const { code } = await exited(child);
    const first = (await one.ask('Still there?')).status;
    await one.stop('SIGKILL');
    return { code, output: output().trim(), first };
  });

/** Writes to two servers on one PostgreSQL, and kills one of them during the writes. The other must go on answering. */
export const twoOnPostgres = (build: string, databaseUrl: string, writes: number): Promise<TwoResult> =>
  inDataDirectory((dataDirectory) =>
    two({ build, dataDirectory, environment: { DATABASE_URL: databaseUrl } }, async (one, other) => {
      const stale = await countStale(one, other, 10);
      const loads = [writeQuestions(() => one, 8), writeQuestions(() => other, 8)];
      await confirmedBy(loads, writes);
      await one.stop('SIGKILL');
      await confirmedBy(loads, writes / 2);
      for (const load of loads) await load.stop();
      const confirmed = new Set(loads.flatMap(({ acknowledged }) => [...acknowledged]));
      const kept = compare(confirmed, await other.questions());
      const times = loads.flatMap((load) => load.times);
      const failures = loads.flatMap((load) => load.failures).length;
      const [p99Ms, longestMs] = [percentile(times, 99), percentile(times, 100)];
      return { acknowledged: confirmed.size, failures, p99Ms, longestMs, stale, ...kept };
    }),
  );
