import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { Sqlite } from './sqlite.driver.js';

/** Held (shared) by every server that has the file open; the system lets go of it when the process ends. */
const lockFile = (config: Config) => join(config.dataDirectory, 'running.lock');

export function holdRunningLock(config: Config): () => void {
  const lock = new Sqlite(lockFile(config), { timeout: 3_000 });
  lock.exec('BEGIN; SELECT count(*) FROM sqlite_master');
  return () => lock.close();
}

export function isServerRunning(config: Config): boolean {
  const lock = new Sqlite(lockFile(config), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}
