import type { QueryRunner } from 'typeorm';
import { Migration } from '../migration.js';

/** The list is read anew for each visitor, so nothing asks for the number of its changes. */
export class DropRevision1764100000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.dataSource.options.type === 'postgres';
    const triggers = isPostgres
      ? ['DROP TRIGGER question_changed ON question', 'DROP FUNCTION raise_revision']
      : ['insert', 'update', 'delete'].map((event) => `DROP TRIGGER question_${event}`);
    for (const statement of [...triggers, 'DROP TABLE revision']) await runner.query(statement);
  }
}
