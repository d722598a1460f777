import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Column, DataSource, Entity, type QueryRunner } from 'typeorm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { databaseKinds } from '../../testing/app.js';
import { createTestDatabase } from '../../testing/postgres.js';
import { type Config, readConfig } from '../config/config.js';
import { MessageEntity } from '../messages/message.entity.js';
import { QuestionEntity } from '../questions/question.entity.js';
import { openDataSource } from '../open-data-source.js';
import { dataSourceOptions } from '../data-source-options.js';
import { insertOnce } from './insert-once.js';
import { Migration } from './migrations.js';

/** Entity with a new column. Together with the migration below, it is what a developer would add. */
@Entity('question')
class QuestionWithMood extends QuestionEntity {
  @Column('text', { nullable: true })
  mood!: string | null;
}

class AddMood1764300000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE question ADD COLUMN mood text');
  }
}

describe.each(databaseKinds)('migrations on %s', (kind) => {
  let config: Config;
  let clear: () => Promise<void>;
  beforeEach(async () => {
    const directory = mkdtempSync(join(tmpdir(), 'line-of-dance-migrations-'));
    const postgres = kind === 'postgres' ? await createTestDatabase(inject('postgresUrl')) : undefined;
    config = readConfig({ DATA_DIR: directory, DATABASE_URL: postgres?.url });
    clear = async () => {
      await postgres?.drop();
      rmSync(directory, { recursive: true });
    };
  });
  afterEach(() => clear());

  const executed = (dataSource: DataSource) => dataSource.query<object[]>('SELECT name FROM migrations');

  test('create the tables that the entities describe, and change nothing the second time', async () => {
    const first = await openDataSource(config);
    const missing = await first.driver.createSchemaBuilder().log();
    expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
    const names = await executed(first);
    await first.destroy();
    const second = await openDataSource(config);
    expect(await executed(second)).toEqual(names);
    expect(second.options.synchronize).toBe(false);
    await second.destroy();
  });

  test('bring a database of the previous version up to date and keep all of its data', async () => {
    const { migrations } = dataSourceOptions(config);
    const before = new DataSource({
      ...dataSourceOptions(config),
      migrations: Object.values(migrations ?? []).slice(0, 1),
    });
    await before.initialize();
    await before.runMigrations();
    const time = '2026-01-02T03:04:05.678Z';
    await before.query(
      `INSERT INTO question (question, name, answer, created_at) VALUES ('Old?', 'Ada', 'Yes.', '${time}')`,
    );
    await before.query(`INSERT INTO message (message, created_at) VALUES ('Old', '${time}')`);
    await before.destroy();

    const after = await openDataSource(config);
    expect(await after.getRepository(QuestionEntity).find()).toEqual([
      {
        id: 1,
        question: 'Old?',
        name: 'Ada',
        answer: 'Yes.',
        answeredAt: null,
        visibility: 'public',
        fingerprint: null,
        createdAt: time,
      },
    ]);
    const [message] = await after.getRepository(MessageEntity).find();
    expect(message).toMatchObject({ message: 'Old', email: null, suspectedSpam: false });
    await after.destroy();
  });

  test('a new column needs a property and a migration: it is written, listed and found again', async () => {
    await (await openDataSource(config)).destroy();
    const options = dataSourceOptions(config);
    const migrations = [...Object.values(options.migrations ?? []), AddMood1764300000000];
    const dataSource = await new DataSource({
      ...options,
      entities: [QuestionWithMood, MessageEntity],
      migrations,
    }).initialize();
    await dataSource.runMigrations({ transaction: 'each' });
    expect((await dataSource.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
    const questions = dataSource.getRepository(QuestionWithMood);
    const row = questions.create({ question: 'Cheerful?', name: null, answer: null, mood: 'gay' });
    const { id, isNew } = await insertOnce(questions, row, ['Cheerful?']);
    expect([isNew, (await questions.findOneBy({ id }))?.mood]).toEqual([true, 'gay']);
    await dataSource.destroy();
  });

  test('cannot be reverted: the way back is a backup', async () => {
    const dataSource = await openDataSource(config);
    await expect(dataSource.undoLastMigration()).rejects.toThrow('npm run restore');
    await dataSource.destroy();
  });

  test('run once when two processes start together', async () => {
    const both = await Promise.all([openDataSource(config), openDataSource(config)]);
    expect(await executed(both[0])).toHaveLength(6);
    for (const dataSource of both) await dataSource.destroy();
  });
});
