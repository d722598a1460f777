import type BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.js';
import { CreateQuestionsAndMessages1763700000000 } from './migrations/1763700000000-create-questions-and-messages.js';
import { AddSpamRevisionAndLimits1763800000000 } from './migrations/1763800000000-add-spam-revision-and-limits.js';
import { CountLimitsByRateLimiter1763900000000 } from './migrations/1763900000000-count-limits-by-rate-limiter.js';
import { Sqlite } from './sqlite.driver.js';

export const databaseFile = (config: Config) => join(config.dataDirectory, 'line-of-dance.db');

/** The classes of what is stored; this folder does not know them. */
export type Entities = NonNullable<DataSourceOptions['entities']>;

/** Waits for a lock while the server starts; afterwards `retryWhileBusy` waits between attempts. */
const startTimeoutMs = 3_000;
export const runTimeoutMs = 5;

const schema = {
  migrations: [
    CreateQuestionsAndMessages1763700000000,
    AddSpamRevisionAndLimits1763800000000,
    CountLimitsByRateLimiter1763900000000,
  ],
  synchronize: false,
  logging: false,
};

function prepareSqlite(connection: BetterSqlite3.Database): void {
  connection.pragma('journal_mode = WAL');
  // An acknowledged write must survive a power cut: FULL flushes the log at each commit.
  connection.pragma('synchronous = FULL');
  // Overwrites deleted rows, so that a deleted message cannot be recovered from the file.
  connection.pragma('secure_delete = ON');
}

export const sqliteOptions = (file: string, entities: Entities) =>
  ({
    ...schema,
    entities,
    type: 'better-sqlite3',
    driver: Sqlite,
    database: file,
    timeout: startTimeoutMs,
    prepareDatabase: prepareSqlite,
  }) satisfies DataSourceOptions;

export function dataSourceOptions(config: Config, entities: Entities): DataSourceOptions {
  if (!config.databaseUrl) return sqliteOptions(databaseFile(config), entities);
  return {
    ...schema,
    entities,
    type: 'postgres',
    url: config.databaseUrl,
    connectTimeoutMS: 3_000,
    extra: { max: 10, statement_timeout: 5_000, keepAlive: true },
    // A dropped idle connection is replaced by the pool; the next query tells whether the database is back.
    poolErrorHandler: () => undefined,
  };
}
