import type BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Config } from '../config/config.js';
import { MessageEntity } from '../messages/message.entity.js';
import { QuestionEntity } from '../questions/question.entity.js';
import type { Database } from './database.js';
import { CreateQuestionsAndMessages1763700000000 } from './migrations/1763700000000-create-questions-and-messages.js';
import { AddSpamRevisionAndLimits1763800000000 } from './migrations/1763800000000-add-spam-revision-and-limits.js';
import { PostgresDatabase } from './postgres.database.js';
import { SqliteDatabase } from './sqlite.database.js';
import { Sqlite } from './sqlite.driver.js';

export const databaseFile = (config: Config) => join(config.dataDirectory, 'line-of-dance.db');

/** Patient while the server starts beside another one; afterwards waiting is done between attempts. */
const startTimeoutMs = 3_000;
const runTimeoutMs = 5;

const schema = {
  entities: [QuestionEntity, MessageEntity],
  migrations: [CreateQuestionsAndMessages1763700000000, AddSpamRevisionAndLimits1763800000000],
  synchronize: false,
  logging: false,
};

function prepareSqlite(connection: BetterSqlite3.Database): void {
  connection.pragma('journal_mode = WAL');
  // An acknowledged write must survive a power cut: FULL flushes the log at each commit.
  connection.pragma('synchronous = FULL');
  // A deleted message is overwritten, not only forgotten.
  connection.pragma('secure_delete = ON');
}

export function dataSourceOptions(config: Config): DataSourceOptions {
  if (!config.databaseUrl) {
    return {
      ...schema,
      type: 'better-sqlite3',
      driver: Sqlite,
      database: databaseFile(config),
      timeout: startTimeoutMs,
      prepareDatabase: prepareSqlite,
    };
  }
  return {
    ...schema,
    type: 'postgres',
    url: config.databaseUrl,
    connectTimeoutMS: 3_000,
    extra: { max: 10, statement_timeout: 5_000, keepAlive: true },
    // A dropped idle connection is replaced by the pool; the next query tells whether the database is back.
    poolErrorHandler: () => undefined,
  };
}

const isConnection = (value: unknown): value is BetterSqlite3.Database =>
  typeof value === 'object' && value !== null && 'pragma' in value;

/** The driver's own connection, for what TypeORM has no call for. */
export function sqliteConnection(dataSource: DataSource): BetterSqlite3.Database {
  const { driver } = dataSource;
  if ('databaseConnection' in driver && isConnection(driver.databaseConnection))
    return driver.databaseConnection;
  throw new Error('This data source is not SQLite.');
}

export function createDatabase(dataSource: DataSource): Database {
  if (dataSource.options.type === 'postgres') {
    const { master } = dataSource.driver as PostgresDriver;
    return new PostgresDatabase(master as Pool);
  }
  const connection = sqliteConnection(dataSource);
  connection.pragma(`busy_timeout = ${runTimeoutMs}`);
  return new SqliteDatabase(connection);
}
