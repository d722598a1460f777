import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Column, DataSource, Entity, type MigrationInterface, type QueryRunner } from 'typeorm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { databaseKinds } from '../../testing/app.js';
import { createTestDatabase } from '../../testing/postgres.js';
import { type Config, readConfig } from '../config/config.js';
import { MessageEntity } from '../messages/message.entity.js';
import { QuestionEntity } from '../questions/question.entity.js';
import { entities, openDatabase } from '../data-source.js';
import { dataSourceOptions } from './data-source-options.js';
import { insertOnce } from './insert-once.js';

/** What a developer does to store one more value: a property of the entity, and a migration. */
@Entity('question')
class QuestionWithMood extends QuestionEntity {
  @Column('text', { nullable: true })
  mood!: string | null;
}

class AddMood1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE question ADD COLUMN mood text');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE question DROP COLUMN mood');
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
    const first = await openDatabase(config);
    const missing = await first.driver.createSchemaBuilder().log();
    expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
    const names = await executed(first);
    await first.destroy();
    const second = await openDatabase(config);
    expect(await executed(second)).toEqual(names);
    expect(second.options.synchronize).toBe(false);
    await second.destroy();
  });

  test('bring a database of the previous version up to date and keep all of its data', async () => {
    const { migrations } = dataSourceOptions(config, entities);
    const before = new DataSource({
      ...dataSourceOptions(config, entities),
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

    const after = await openDatabase(config);
    expect(await after.getRepository(QuestionEntity).find()).toEqual([
      {
        id: 1,
        question: 'Old?',
        name: 'Ada',
        answer: 'Yes.',
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
    await (await openDatabase(config)).destroy();
    const options = dataSourceOptions(config, [QuestionWithMood, MessageEntity]);
    const migrations = [...Object.values(options.migrations ?? []), AddMood1764000000000];
    const dataSource = await new DataSource({ ...options, migrations }).initialize();
    await dataSource.runMigrations({ transaction: 'each' });
    expect((await dataSource.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
    const questions = dataSource.getRepository(QuestionWithMood);
    const row = questions.create({ question: 'Cheerful?', name: null, answer: null, mood: 'gay' });
    const { id, isNew } = await insertOnce(questions, row, ['Cheerful?']);
    expect([isNew, (await questions.findOneBy({ id }))?.mood]).toEqual([true, 'gay']);
    await dataSource.destroy();
  });

  test('can be reverted and run again', async () => {
    const dataSource = await openDatabase(config);
    await dataSource.undoLastMigration();
    await dataSource.undoLastMigration();
    await dataSource.query(`INSERT INTO question (question, created_at) VALUES ('Between?', 'x')`);
    await dataSource.runMigrations();
    expect(await dataSource.getRepository(QuestionEntity).countBy({ visibility: 'public' })).toBe(1);
    for (let count = 0; count < 3; count += 1) await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    expect(await dataSource.getRepository(QuestionEntity).count()).toBe(0);
    await dataSource.destroy();
  });

  test('run once when two processes start together', async () => {
    const both = await Promise.all([openDatabase(config), openDatabase(config)]);
    expect(await executed(both[0])).toHaveLength(3);
    for (const dataSource of both) await dataSource.destroy();
  });

  test('raise the revision with every change of a question, whoever makes it', async () => {
    const dataSource = await openDatabase(config);
    const revision = async () =>
      Number((await dataSource.query<{ value: string }[]>('SELECT value FROM revision'))[0]?.value);
    const changes = [
      `INSERT INTO question (question, created_at) VALUES ('By hand?', 'x')`,
      `UPDATE question SET answer = 'By hand.'`,
      'DELETE FROM question',
    ];
    for (const change of changes) {
      const before = await revision();
      await dataSource.query(change);
      expect(await revision(), change).toBeGreaterThan(before);
    }
    const before = await revision();
    await dataSource.query(`INSERT INTO message (message, created_at) VALUES ('x', 'x')`);
    expect(await revision()).toBe(before);
    await dataSource.destroy();
  });
});
