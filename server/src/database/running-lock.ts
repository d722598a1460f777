import type BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { Sqlite } from './sqlite.driver.js';
import { StartError } from './start-error.js';
import { isBusy } from './unavailable.js';

/** Long enough for a server that is just being stopped to go. */
const waitMs = 4_000;

/** The system lets go of the lock when the process ends, however it ends. */
function tryLock(config: Config, timeout: number): BetterSqlite3.Database | undefined {
  const lock = new Sqlite(join(config.dataDirectory, 'running.lock'), { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/**
 * One server at a time has an SQLite file, because its limits are counted in memory: a second process would allow
 * everything twice. PostgreSQL is there for several.
 */
export function holdRunningLock(config: Config): () => void {
  const lock = tryLock(config, waitMs);
  if (lock) return () => lock.close();
  throw new StartError(
    `Another server uses ${config.dataDirectory}: stop it first, or let several servers share a PostgreSQL (DATABASE_URL).`,
  );
}

export function isServerRunning(config: Config): boolean {
  const lock = tryLock(config, 0);
  lock?.close();
  return lock === undefined;
}
