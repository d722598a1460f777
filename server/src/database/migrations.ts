import type { MigrationInterface, QueryRunner } from 'typeorm';

const isPostgres = (runner: QueryRunner) => runner.dataSource.options.type === 'postgres';

/** Base class of migrations. They cannot be undone: to go back, restore a backup of the earlier version. */
export abstract class Migration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Restore a backup instead: npm run restore -- FILE'));
  }
}

/**
 * Returns the statements that create the tables. `id` is the SQL type of the column "id", which counts up and never
 * reuses a number, because lists are sorted by it. The quotation marks around "id" must stay: TypeORM looks for them to
 * recognise an auto-increment column in SQLite.
 */
const create = (id: string) => [
  `CREATE TABLE question ("id" ${id}, question text NOT NULL, name text, answer text, created_at varchar(24) NOT NULL)`,
  `CREATE TABLE message ("id" ${id}, message text NOT NULL, name text, email text, created_at varchar(24) NOT NULL)`,
];

class CreateQuestionsAndMessages1763700000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    const id = isPostgres(runner) ? 'serial PRIMARY KEY' : 'integer PRIMARY KEY AUTOINCREMENT NOT NULL';
    for (const statement of create(id)) await runner.query(statement);
  }
}

const addSpam = (no: string) => [
  `ALTER TABLE question ADD COLUMN visibility varchar(10) NOT NULL DEFAULT 'public'`,
  'ALTER TABLE question ADD COLUMN fingerprint varchar(64)',
  `ALTER TABLE message ADD COLUMN suspected_spam boolean NOT NULL DEFAULT ${no}`,
  'ALTER TABLE message ADD COLUMN fingerprint varchar(64)',
  'CREATE UNIQUE INDEX question_fingerprint ON question (fingerprint)',
  'CREATE UNIQUE INDEX message_fingerprint ON message (fingerprint)',
  'CREATE INDEX question_listed ON question (visibility, id)',
];

/** Adds columns and indexes against spam. In earlier releases it also created tables, which later migrations drop. */
class AddSpamRevisionAndLimits1763800000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of addSpam(isPostgres(runner) ? 'false' : '(0)')) await runner.query(statement);
  }
}

/** Drops old tables. In earlier releases it also created a table for rate limits, which `DropRateLimit` drops. */
class CountLimitsByRateLimiter1763900000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    if (isPostgres(runner)) await runner.query('DROP TABLE IF EXISTS limit_window, limit_strike');
  }
}

class AddSecretsAndAnswerDates1764000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE secret (name varchar(40) PRIMARY KEY NOT NULL, value text NOT NULL)');
    await runner.query('ALTER TABLE question ADD COLUMN answered_at varchar(24)');
    if (isPostgres(runner)) await runner.query('DROP TABLE IF EXISTS limit_secret');
  }
}

/** Drops the revision counter of the questions, because their cache no longer uses it. */
class DropRevision1764100000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    const triggers = isPostgres(runner)
      ? ['TRIGGER IF EXISTS question_changed ON question', 'FUNCTION IF EXISTS raise_revision']
      : ['insert', 'update', 'delete'].map((event) => `TRIGGER IF EXISTS question_${event}`);
    for (const old of [...triggers, 'TABLE IF EXISTS revision']) await runner.query(`DROP ${old}`);
  }
}

/** Drops the table for rate limits, because each server counts them in memory. */
class DropRateLimit1764200000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS rate_limit');
  }
}

/** All migrations, oldest first. Never rename a released one: databases store the names of the migrations they ran. */
export const migrations = [
  CreateQuestionsAndMessages1763700000000,
  AddSpamRevisionAndLimits1763800000000,
  CountLimitsByRateLimiter1763900000000,
  AddSecretsAndAnswerDates1764000000000,
  DropRevision1764100000000,
  DropRateLimit1764200000000,
];
