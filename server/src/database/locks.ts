import type BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { Sqlite } from './sqlite.driver.js';
import { StartError } from './start-error.js';
import { isBusy } from './unavailable.js';

/** Any number will do, as long as every process of this product uses the same. */
const advisoryLock = 5_020_214;
const prepareMs = 10_000;
const pauseMs = 20;
/** Long enough for a server that is just stopping to exit. */
const stopMs = 4_000;

/** The operating system releases the lock when the process ends, however it ends. */
function tryLock(config: Config, name: string, timeout = 0): BetterSqlite3.Database | undefined {
  const lock = new Sqlite(join(config.dataDirectory, name), { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** Opens the data source and prepares its schema, one process at a time: the others wait. */
export async function openAlone(
  config: Config,
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<void> {
  if (!config.databaseUrl) return withLockFile(config, () => dataSource.initialize().then(work));
  await dataSource.initialize();
  // The lock belongs to this transaction, and ends with it; the work has a connection of its own.
  await dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = ${prepareMs}`);
    await manager.query('SELECT pg_advisory_xact_lock($1)', [advisoryLock]);
    await work();
  });
}

async function withLockFile(config: Config, work: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + prepareMs;
  let lock: BetterSqlite3.Database | undefined;
  while (!(lock = tryLock(config, 'start.lock'))) {
    if (performance.now() > deadline)
      throw new StartError('Another process prepares the database: try again.');
    await sleep(pauseMs);
  }
  await work().finally(() => lock.close());
}

/**
 * One server at a time may use an SQLite file, because its limits are counted in memory: a second process would
 * double them. Several processes need PostgreSQL.
 */
export function holdRunningLock(config: Config): () => void {
  const lock = tryLock(config, 'running.lock', stopMs);
  if (lock) return () => lock.close();
  throw new StartError(
    `Another server uses ${config.dataDirectory}: stop it first, or let several servers share a PostgreSQL (DATABASE_URL).`,
  );
}

export function isServerRunning(config: Config): boolean {
  const lock = tryLock(config, 'running.lock');
  lock?.close();
  return lock === undefined;
}
