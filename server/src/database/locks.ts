import type BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
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

/** One process at a time prepares the schema. */
export async function whilePreparing<T>(config: Config, work: () => Promise<T>): Promise<T> {
  return config.databaseUrl ? withAdvisoryLock(config.databaseUrl, work) : withLockFile(config, work);
}

async function withAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  // Lost while waiting: the query below fails and says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${prepareMs}`);
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    return await work();
  } finally {
    await client.end();
  }
}

async function withLockFile<T>(config: Config, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + prepareMs;
  let lock = tryLock(config, 'start.lock');
  while (!lock) {
    if (performance.now() > deadline)
      throw new StartError('Another process prepares the database: try again.');
    await sleep(pauseMs);
    lock = tryLock(config, 'start.lock');
  }
  return work().finally(() => lock?.close());
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
