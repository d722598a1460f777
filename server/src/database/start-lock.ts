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
const waitMs = 10_000;
const pauseMs = 20;

/** One process at a time prepares the schema. Both kinds of lock vanish with the process that held them. */
export async function whileLocked<T>(config: Config, work: () => Promise<T>): Promise<T> {
  return config.databaseUrl ? withAdvisoryLock(config.databaseUrl, work) : withLockFile(config, work);
}

async function withAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  // Lost while waiting: the query below fails and says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${waitMs}`);
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    return await work();
  } finally {
    await client.end();
  }
}

async function withLockFile<T>(config: Config, work: () => Promise<T>): Promise<T> {
  const lock = new Sqlite(join(config.dataDirectory, 'start.lock'), { timeout: 0 });
  const deadline = performance.now() + waitMs;
  try {
    while (!tryLock(lock)) {
      if (performance.now() > deadline)
        throw new StartError('Another process prepares the database: try again.');
      await sleep(pauseMs);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(lock: BetterSqlite3.Database): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
