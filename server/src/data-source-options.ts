import type BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from './config/config.js';
import { migrations } from './database/migrations.js';
import { Sqlite } from './database/sqlite.driver.js';
import { SecretEntity } from './database/secret.entity.js';
import { MessageEntity } from './messages/message.entity.js';
import { QuestionEntity } from './questions/question.entity.js';

export const databaseFile = (config: Config) => join(config.dataDirectory, 'line-of-dance.db');

/**
 * How long the server waits for a locked database file while it starts. Later, locked queries are repeated, see
 * `neverWait`.
 */
const startTimeoutMs = 3_000;

const schema = {
  entities: [QuestionEntity, MessageEntity, SecretEntity],
  migrations,
  synchronize: false,
  logging: false,
};

function prepareSqlite(connection: BetterSqlite3.Database): void {
  connection.pragma('journal_mode = WAL');
  // FULL flushes the write-ahead log at each commit, because an acknowledged write must survive a power cut.
  connection.pragma('synchronous = FULL');
  // Overwrites deleted rows, so that a deleted message cannot be recovered from the file.
  connection.pragma('secure_delete = ON');
}

/**
 * Ignores errors of a connection while the pool passes it to TypeORM. It has no other error listener at that moment,
 * and an unhandled error would end the process.
 */
export const postgresPool: PoolConfig = {
  onConnect: (client) => void client.on('error', () => undefined),
};

export function dataSourceOptions(config: Config): DataSourceOptions {
  if (!config.databaseUrl)
    return {
      ...schema,
      type: 'better-sqlite3',
      driver: Sqlite,
      database: databaseFile(config),
      timeout: startTimeoutMs,
      prepareDatabase: prepareSqlite,
    };
  return {
    ...schema,
    type: 'postgres',
    url: config.databaseUrl,
    // Connecting and querying take less than five seconds together, because a visitor is waiting.
    connectTimeoutMS: 2_000,
    extra: { ...postgresPool, max: 10, statement_timeout: 2_000, query_timeout: 2_500, keepAlive: true },
    // The pool replaces a dropped idle connection. The next query reports the error if the database is still down.
    poolErrorHandler: () => undefined,
  };
}
