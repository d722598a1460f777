import type { QueryRunner } from 'typeorm';
import { Migration } from '../migration.js';

/** The list is served from memory until this number changes; a trigger raises it, whichever program writes. */
const revision = ['CREATE TABLE revision (value bigint NOT NULL)', 'INSERT INTO revision (value) VALUES (1)'];

const sqliteTriggers = ['INSERT', 'UPDATE', 'DELETE'].map(
  (event) =>
    `CREATE TRIGGER question_${event.toLowerCase()} AFTER ${event} ON question
     BEGIN UPDATE revision SET value = value + 1; END`,
);

const postgresTriggers = [
  `CREATE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS
   'BEGIN UPDATE revision SET value = value + 1; RETURN NULL; END'`,
  `CREATE TRIGGER question_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON question
   FOR EACH STATEMENT EXECUTE FUNCTION raise_revision()`,
];

/** Limits that several processes share. A crash may forget them, so they need not reach the disk. */
const postgresLimits = [
  `CREATE UNLOGGED TABLE limit_window (
     key text PRIMARY KEY, used integer NOT NULL, ends_at timestamptz NOT NULL)`,
  `CREATE UNLOGGED TABLE limit_strike (
     key text PRIMARY KEY, failures integer NOT NULL, blocked_until timestamptz, trusted boolean NOT NULL,
     changed_at timestamptz NOT NULL)`,
  'CREATE UNLOGGED TABLE limit_secret (day date PRIMARY KEY, secret text NOT NULL)',
];

const columns = (no: string) => [
  `ALTER TABLE question ADD COLUMN visibility varchar(10) NOT NULL DEFAULT 'public'`,
  'ALTER TABLE question ADD COLUMN fingerprint varchar(64)',
  `ALTER TABLE message ADD COLUMN suspected_spam boolean NOT NULL DEFAULT ${no}`,
  'ALTER TABLE message ADD COLUMN fingerprint varchar(64)',
  'CREATE UNIQUE INDEX question_fingerprint ON question (fingerprint)',
  'CREATE UNIQUE INDEX message_fingerprint ON message (fingerprint)',
  'CREATE INDEX question_listed ON question (visibility, id)',
];

export class AddSpamRevisionAndLimits1763800000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    const postgres = runner.dataSource.options.type === 'postgres';
    const own = postgres ? [...postgresTriggers, ...postgresLimits] : sqliteTriggers;
    const statements = [...columns(postgres ? 'false' : '(0)'), ...revision, ...own];
    for (const statement of statements) await runner.query(statement);
  }
}
