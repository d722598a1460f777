import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { type OwnerServer, startOwnerServer } from '../../testing/owner-server.js';
import { type Config, readConfig } from '../config/config.js';
import { paths } from '../contract.js';
import { databaseFile, dataSourceOptions } from '../data-source-options.js';
import { openDataSource } from '../open-data-source.js';
import { QuestionEntity } from '../questions/question.entity.js';
import { Sqlite } from '../database/sqlite.driver.js';
import { backup } from './backup.js';
import { checkDatabase } from './backup-file.js';
import { restore } from './restore.js';

describe('a restore', () => {
  let server: OwnerServer['server'];
  let file: OwnerServer['file'];
  let run: OwnerServer['run'];
  let ask: OwnerServer['ask'];
  beforeEach(async () => {
    ({ server, file, run, ask } = await startOwnerServer());
  });
  afterEach(() => server.close());

  const asked = ({ dataDirectory }: Config) =>
    new Sqlite(join(dataDirectory, 'line-of-dance.db'), { readonly: true })
      .prepare('SELECT question FROM question ORDER BY id DESC')
      .pluck()
      .all();

  test('brings back what was saved, and keeps what it replaced', async () => {
    await ask('Saved?');
    await server.post(paths.messages, { message: 'Saved', name: 'Ada' });
    expect(await run(backup, file)).toBe(`${file}. Questions: 1, messages: 1.`);
    await ask('Asked since?');
    await server.app.close();
    const said = await run(restore, file);
    const [first, second = ''] = said.split('\n');
    expect(first).toBe(`Restored in ${databaseFile(server.config)}. Questions: 1, messages: 1.`);
    expect(second).toMatch(/^What was there before is in .*before-restore-.*\.db$/);
    expect(asked(server.config)).toEqual(['Saved?']);
    expect(checkDatabase(second.split(' in ')[1] ?? '').questions).toBe(2);
  });

  test('asks for a stopped server, and loses nothing that the server confirms meanwhile', async () => {
    await ask('Saved?');
    await run(backup, file);
    await expect(run(restore, file)).rejects.toThrow(
      'A server uses this database: stop it first (Ctrl+C, or systemctl stop line-of-dance), then restore.',
    );
    expect((await ask('Asked since?')).statusCode).toBe(201);
    expect(asked(server.config)).toEqual(['Asked since?', 'Saved?']);
    expect(readdirSync(server.config.dataDirectory).filter((name) => name.includes('restore'))).toEqual([]);
  });

  test('a backup of an older version is brought up to date by the next start', async () => {
    const directory = temporaryDirectory();
    const options = dataSourceOptions(readConfig({ DATA_DIR: directory }));
    const old = new DataSource({
      ...options,
      migrations: Object.values(options.migrations ?? []).slice(0, 1),
    });
    await old.initialize();
    await old.runMigrations();
    await old.query(
      `INSERT INTO question (question, created_at) VALUES ('From long ago?', '2020-01-01T00:00:00.000Z')`,
    );
    await old.destroy();
    await server.app.close();
    await run(restore, join(directory, 'line-of-dance.db'));
    const restored = await openDataSource(server.config);
    expect(await restored.getRepository(QuestionEntity).find()).toMatchObject([
      { question: 'From long ago?', answeredAt: null, visibility: 'public' },
    ]);
    await restored.destroy();
  });

  test('a damaged database is moved aside', async () => {
    await ask('Saved?');
    await run(backup, file);
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    writeFileSync(databaseFile(config), 'garbage'.repeat(1_000));
    await restore(config, [file], () => undefined);
    expect(checkDatabase(databaseFile(config)).questions).toBe(1);
    const aside = readdirSync(config.dataDirectory).find((name) => name.startsWith('before-restore'));
    expect(readFileSync(join(config.dataDirectory, aside ?? 'none'), 'utf8')).toContain('garbage');
  });

  test('a column that the code does not know is restored with its values', async () => {
    await ask('Saved?');
    await run(backup, file);
    new Sqlite(file)
      .exec("ALTER TABLE question ADD COLUMN mood text; UPDATE question SET mood = 'gay'")
      .close();
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    await restore(config, [file], () => undefined);
    const restored = new Sqlite(databaseFile(config), { readonly: true });
    expect(restored.prepare('SELECT mood FROM question').pluck().all()).toEqual(['gay']);
    restored.close();
  });

  test('into a directory without a database says so, because it may be the wrong one', async () => {
    await ask('Saved?');
    await run(backup, file);
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    const said: string[] = [];
    await restore(config, [file], (line) => said.push(line));
    expect(existsSync(databaseFile(config))).toBe(true);
    expect(said).toEqual([
      `Restored in ${databaseFile(config)}. Questions: 1, messages: 0.`,
      'There was no database before: is DATA_DIR right?',
    ]);
  });

  test('ids of deleted questions are not given out again after a restore', async () => {
    await ask('One?');
    await ask('Two?');
    await server.query(`DELETE FROM question WHERE question = 'Two?'`);
    await run(backup, file);
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    await restore(config, [file], () => undefined);
    const restored = new Sqlite(databaseFile(config));
    restored.exec(`INSERT INTO question (question, created_at) VALUES ('Three?', 'x')`);
    expect(restored.prepare('SELECT max(id) FROM question').pluck().get()).toBe(3);
    restored.close();
  });
});
