import { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import { OwnerError } from './config/owner-error.js';
import { databaseFile, dataSourceOptions, postgresPool } from './data-source-options.js';
import { DatabaseLock } from './database/database-lock.js';
import { neverWait } from './database/never-wait.js';
import { driverCode } from './database/unavailable.js';

/** Returns the error's message or, if it is empty, its code: Node gives no message if a host has several addresses. */
const reasonOf = (error: unknown) => (error instanceof Error && error.message) || driverCode(error);

const damaged = (file: string) =>
  new OwnerError(
    `The database ${file} is damaged. It was left as it is; restore a backup with: npm run restore -- FILE`,
  );

async function migrateSqlite(config: Config, dataSource: DataSource): Promise<void> {
  // Finds damage from a disk error or a crash before a visitor meets it.
  const [verdict] = await dataSource.query<{ quick_check: string }[]>('PRAGMA quick_check(1)');
  if (verdict?.quick_check !== 'ok') throw damaged(databaseFile(config));
  await dataSource.runMigrations({ transaction: 'each' });
}

/** Key of the migration lock. The number is arbitrary, but all our processes must use the same one. */
const advisoryLock = 5_020_214;

/** Runs migrations on a separate connection without a time limit. Closing the connection releases the lock. */
async function migratePostgres(config: Config): Promise<void> {
  const alone = new DataSource({ ...dataSourceOptions(config), extra: { ...postgresPool, max: 1 } });
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
 * Opens the database, or throws an error with a message for the owner. `mayMigrate` is false for a command that may run
 * beside an older server.
 */
export async function openDataSource(config: Config, mayMigrate = true): Promise<DataSource> {
  let dataSource: DataSource | undefined;
  try {
    if (config.databaseUrl && mayMigrate) await migratePostgres(config);
    dataSource = await new DataSource(dataSourceOptions(config)).initialize();
    if (!config.databaseUrl && mayMigrate) await migrateSqlite(config, dataSource);
    if (!mayMigrate && (await dataSource.showMigrations()))
      throw new OwnerError(
        "The database does not have this version's tables yet: start this version of the server first.",
      );
    if (!config.databaseUrl) await neverWait(dataSource, databaseFile(config));
    return dataSource;
  } catch (error) {
    await dataSource?.destroy();
    if (error instanceof OwnerError) throw error;
    if (config.databaseUrl)
      throw new OwnerError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
    throw /^SQLITE_(NOTADB|CORRUPT)/.test(driverCode(error)) ? damaged(databaseFile(config)) : error;
  }
}

/**
 * Opens the database for an owner's command, whether the server is running or not. Migrates an SQLite file if no server
 * uses it. Never migrates a PostgreSQL database, because servers of an older version may be using it.
 */
export async function withDatabase<T>(
  config: Config,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const lock = DatabaseLock.tryTake(config);
  try {
    const dataSource = await openDataSource(config, lock !== undefined && !config.databaseUrl);
    try {
      return await work(dataSource);
    } finally {
      // Empties the write-ahead log, because it still contains deleted rows.
      if (!config.databaseUrl) await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
      await dataSource.destroy();
    }
  } finally {
    lock?.release();
  }
}
