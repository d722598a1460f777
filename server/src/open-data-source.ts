import { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import { OwnerError } from './config/owner-error.js';
import { databaseFile, dataSourceOptions } from './data-source-options.js';
import { DatabaseLock } from './database/database-lock.js';
import { neverWait } from './database/never-wait.js';
import { driverCode } from './database/unavailable.js';

/** A host with several addresses fails with an error that has only a code. */
const said = (error: unknown) => (error instanceof Error && error.message) || driverCode(error);

const damaged = (file: string) =>
  new OwnerError(
    `The database ${file} is damaged. It was left as it is; restore a backup with: npm run restore -- FILE`,
  );

async function prepareSqlite(config: Config, dataSource: DataSource, isAlone: boolean): Promise<void> {
  if (isAlone) {
    // Finds pages that a disk error or a crash has damaged, before the first visitor does.
    const [verdict] = await dataSource.query<{ quick_check: string }[]>('PRAGMA quick_check(1)');
    if (verdict?.quick_check !== 'ok') throw damaged(databaseFile(config));
    await dataSource.runMigrations({ transaction: 'each' });
  } else if (await dataSource.showMigrations())
    throw new OwnerError('The server that runs has an older version: stop it, then try again.');
  await neverWait(dataSource, databaseFile(config));
}

/** Any number will do, as long as every process of this product uses the same. */
const advisoryLock = 5_020_214;

/** On a connection of its own, which has no time limit; its lock ends with it. */
async function migratePostgres(config: Config): Promise<void> {
  const alone = new DataSource({ ...dataSourceOptions(config), extra: { max: 1 } });
  await alone.initialize();
  try {
    const [{ server_encoding: encoding } = { server_encoding: '' }] =
      await alone.query<{ server_encoding: string }[]>('SHOW server_encoding');
    if (encoding !== 'UTF8')
      throw new OwnerError(
        `The database of DATABASE_URL has the encoding ${encoding}: make it with ENCODING 'UTF8'.`,
      );
    await alone.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    await alone.runMigrations({ transaction: 'each' });
  } finally {
    await alone.destroy();
  }
}

/**
 * Opens the database, or explains in a sentence why it cannot. Its tables are brought up to date by whoever has the
 * lock (`isAlone`); a command beside a running server leaves them as they are.
 */
export async function openDataSource(config: Config, isAlone = true): Promise<DataSource> {
  let dataSource: DataSource | undefined;
  try {
    if (config.databaseUrl) await migratePostgres(config);
    dataSource = await new DataSource(dataSourceOptions(config)).initialize();
    if (!config.databaseUrl) await prepareSqlite(config, dataSource, isAlone);
    return dataSource;
  } catch (error) {
    await dataSource?.destroy();
    if (error instanceof OwnerError) throw error;
    if (config.databaseUrl)
      throw new OwnerError(`The database of DATABASE_URL cannot be used: ${said(error)}`);
    throw /^SQLITE_(NOTADB|CORRUPT)/.test(driverCode(error)) ? damaged(databaseFile(config)) : error;
  }
}

/** For a command of the owner, beside a running server or without one. */
export async function withDatabase<T>(
  config: Config,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const lock = DatabaseLock.tryTake(config);
  try {
    const dataSource = await openDataSource(config, lock !== undefined);
    try {
      return await work(dataSource);
    } finally {
      // The log of writes still holds what was deleted.
      if (!config.databaseUrl) await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
      await dataSource.destroy();
    }
  } finally {
    lock?.release();
  }
}
