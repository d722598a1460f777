import type BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from './config/config.js';
import { migrations } from './database/migrations.js';
import { Sqlite } from './database/sqlite.driver.js';
import { SecretEntity } from './database/secret.entity.js';
import { MessageEntity } from './messages/message.entity.js';
import { QuestionEntity } from './questions/question.entity.js';

export const databaseFile = (config: Config) => join(config.dataDirectory, 'line-of-dance.db');

/** Waits for a lock while the server starts; afterwards `neverWait` waits between attempts. */
const startTimeoutMs = 3_000;

const schema = {
  entities: [QuestionEntity, MessageEntity, SecretEntity],
  migrations,
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
    // A visitor waits for a connection and for its answer, in all less than five seconds.
    connectTimeoutMS: 2_000,
    extra: { max: 10, statement_timeout: 2_000, query_timeout: 2_500, keepAlive: true },
    // A dropped idle connection is replaced by the pool; the next query tells whether the database is back.
    poolErrorHandler: () => undefined,
  };
}
