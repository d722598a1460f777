import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { databaseKinds } from '../../testing/app.js';
import { createTestDatabase } from '../../testing/postgres.js';
import { type Config, readConfig } from '../config/config.js';
import { MessageEntity } from '../messages/message.entity.js';
import { QuestionEntity } from '../questions/question.entity.js';
import { dataSourceOptions } from './data-source.js';
import { openDataSource } from './open.js';

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

  test('row 64: make the tables that the entities describe, and nothing the second time', async () => {
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

  test('row 64: bring a database of the version before up to date, with all that is in it', async () => {
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
        visibility: 'public',
        fingerprint: null,
        createdAt: time,
      },
    ]);
    const [message] = await after.getRepository(MessageEntity).find();
    expect(message).toMatchObject({ message: 'Old', email: null, suspectedSpam: false });
    await after.destroy();
  });

  test('row 64: can be taken back and made again', async () => {
    const dataSource = await openDataSource(config);
    await dataSource.undoLastMigration();
    await dataSource.query(`INSERT INTO question (question, created_at) VALUES ('Between?', 'x')`);
    await dataSource.runMigrations();
    expect(await dataSource.getRepository(QuestionEntity).countBy({ visibility: 'public' })).toBe(1);
    await dataSource.undoLastMigration();
    await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    expect(await dataSource.getRepository(QuestionEntity).count()).toBe(0);
    await dataSource.destroy();
  });

  test('are made once when two processes start together', async () => {
    const both = await Promise.all([openDataSource(config), openDataSource(config)]);
    expect(await executed(both[0])).toHaveLength(2);
    for (const dataSource of both) await dataSource.destroy();
  });

  test('raise the revision with every change of a question, whoever makes it', async () => {
    const dataSource = await openDataSource(config);
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
