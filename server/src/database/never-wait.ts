import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isBusy } from './unavailable.js';

const retryForMs = 3_000;
const pauseMs = () => 20 + Math.random() * 20;

/** Returns a function that tells whether the open file is still at its path: if not, writes to it would be lost. */
function fileWatch(file: string): () => boolean {
  const { ino } = statSync(file);
  return () => statSync(file, { throwIfNoEntry: false })?.ino === ino;
}

/**
 * Retries statements on a locked file without blocking. better-sqlite3 would block the whole process, so its own wait
 * is turned off. Also refuses writes once the file is gone. TypeORM has only one query runner for SQLite, so patching
 * that one is enough.
 */
export async function neverWait(dataSource: DataSource, file: string): Promise<void> {
  await dataSource.query('PRAGMA busy_timeout = 0');
  const isInPlace = fileWatch(file);
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner);
  runner.query = async (...statement: Parameters<typeof query>) => {
    if (/^(INSERT|UPDATE|DELETE)/i.test(statement[0]) && !isInPlace())
      throw Object.assign(new Error('The database file is gone.'), { code: 'SQLITE_CANTOPEN' });
    const deadline = performance.now() + retryForMs;
    for (;;) {
      try {
        return await query(...statement);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await sleep(pauseMs());
    }
  };
}
