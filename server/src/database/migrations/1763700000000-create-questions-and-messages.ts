import { type QueryRunner, Table, type TableColumnOptions } from 'typeorm';
import { Migration } from '../migration.js';

const text = (name: string): TableColumnOptions => ({ name, type: 'text', isNullable: true });
const time: TableColumnOptions = { name: 'created_at', type: 'varchar', length: '24' };

/** Ids count up and are never used twice, so that "newest first" and paging by key follow from them. */
const id: TableColumnOptions = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};

export class CreateQuestionsAndMessages1763700000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    const question = { ...text('question'), isNullable: false };
    const message = { ...text('message'), isNullable: false };
    await runner.createTable(
      new Table({ name: 'question', columns: [id, question, text('name'), text('answer'), time] }),
    );
    await runner.createTable(
      new Table({ name: 'message', columns: [id, message, text('name'), text('email'), time] }),
    );
  }
}
