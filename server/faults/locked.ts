import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../src/contract.js';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { percentile } from './load.js';
import { Sqlite } from '../src/database/sqlite.driver.js';

/** Time from the second write to the release of the lock. The server retries for longer, so the write must succeed. */
const releaseAfterMs = 200;

interface LockedResult {
  /** Status of a write that gave up, because the lock outlasted its retries. */
  status: number;
  afterMs: number;
  /** Status of a write that began shortly before the lock was released. */
  patientStatus: number;
  readP95Ms: number;
  reads: number;
  afterwards: number;
}

/**
 * Locks the database from another program for at least `lockMs`, and until the first write has been answered. Reads
 * must not be delayed. The first write fails after some seconds, a later one waits until the lock is released.
 */
export const lockedFile = (build: string, lockMs: number): Promise<LockedResult> =>
  inDataDirectory(async (dataDirectory, file) => {
    const server = await startProcess({ build, dataDirectory });
    // Waits until the Emotion Explorer has loaded, because its loading would delay the readers.
    await fetch(server.url + paths.emotion, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emotion: 'calm' }),
    });
    const other = new Sqlite(file);
    other.exec('BEGIN IMMEDIATE');
    const begin = performance.now();
    let isAnswered = false;
    const timed = server
      .ask('While locked?')
      .then(({ status }) => ({ status, afterMs: performance.now() - begin }))
      .finally(() => (isAnswered = true));
    const times: number[] = [];
    while (!isAnswered || performance.now() - begin < lockMs - releaseAfterMs) {
      const start = performance.now();
      await fetch(server.url + paths.questions);
      times.push(performance.now() - start);
      await sleep(10);
    }
    const patient = server.ask('Shortly before the release?');
    await sleep(releaseAfterMs);
    other.exec('ROLLBACK');
    other.close();
    const { status, afterMs } = await timed;
    const patientStatus = (await patient).status;
    const afterwards = (await server.ask('And now?')).status;
    await server.stop();
    const readP95Ms = percentile(times, 95);
    return {
      status,
      afterMs: Math.round(afterMs),
      patientStatus,
      readP95Ms,
      reads: times.length,
      afterwards,
    };
  });
