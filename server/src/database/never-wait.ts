import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isBusy } from './unavailable.js';

const patienceMs = 3_000;
const pauseMs = () => 20 + Math.random() * 20;

/** False once the open file was deleted or replaced: what is written to it then is lost. */
function fileWatch(file: string): () => boolean {
  const { ino } = statSync(file);
  return () => statSync(file, { throwIfNoEntry: false })?.ino === ino;
}

/**
 * better-sqlite3 stops the whole process while it waits for a lock, so it is told not to wait, and a statement that
 * found the file locked is tried again in between other work. Writes are refused once the file is gone. All statements
 * of TypeORM go through one query runner.
 */
export async function neverWait(dataSource: DataSource, file: string): Promise<void> {
  await dataSource.query('PRAGMA busy_timeout = 0');
  const isInPlace = fileWatch(file);
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner);
  runner.query = async (...statement: Parameters<typeof query>) => {
    if (/^(INSERT|UPDATE|DELETE)/i.test(statement[0]) && !isInPlace())
      throw Object.assign(new Error('The database file is gone.'), { code: 'SQLITE_CANTOPEN' });
    const deadline = performance.now() + patienceMs;
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
