import type { QueryRunner } from 'typeorm';
import { isPostgres, Migration } from '../migration.js';

/** The list is read anew for each visitor, so nothing asks for the number of its changes. */
export class DropRevision1764100000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    const triggers = isPostgres(runner)
      ? ['TRIGGER IF EXISTS question_changed ON question', 'FUNCTION IF EXISTS raise_revision']
      : ['insert', 'update', 'delete'].map((event) => `TRIGGER IF EXISTS question_${event}`);
    for (const old of [...triggers, 'TABLE IF EXISTS revision']) await runner.query(`DROP ${old}`);
  }
}
