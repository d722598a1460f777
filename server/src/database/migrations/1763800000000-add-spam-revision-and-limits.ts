import type { QueryRunner } from 'typeorm';
import { isPostgres, Migration } from '../migration.js';

const columns = (no: string) => [
  `ALTER TABLE question ADD COLUMN visibility varchar(10) NOT NULL DEFAULT 'public'`,
  'ALTER TABLE question ADD COLUMN fingerprint varchar(64)',
  `ALTER TABLE message ADD COLUMN suspected_spam boolean NOT NULL DEFAULT ${no}`,
  'ALTER TABLE message ADD COLUMN fingerprint varchar(64)',
  'CREATE UNIQUE INDEX question_fingerprint ON question (fingerprint)',
  'CREATE UNIQUE INDEX message_fingerprint ON message (fingerprint)',
  'CREATE INDEX question_listed ON question (visibility, id)',
];

/** Its tables of revisions and limits are not made any more: a later migration drops them where they are. */
export class AddSpamRevisionAndLimits1763800000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of columns(isPostgres(runner) ? 'false' : '(0)')) await runner.query(statement);
  }
}
