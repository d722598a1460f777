import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { type OwnerServer, startOwnerServer } from '../../testing/owner-server.js';
import { readConfig } from '../config/config.js';
import { paths } from '../contract.js';
import { entities } from '../data-source.js';
import { databaseFile, dataSourceOptions } from '../database/data-source-options.js';
import { holdRunningLock } from '../database/locks.js';
import { Sqlite } from '../database/sqlite.driver.js';
import { backup, checkDatabase } from './backup.js';
import { restore } from './restore.js';

describe('a restore, while the server runs', () => {
  let server: OwnerServer['server'];
  let file: OwnerServer['file'];
  let run: OwnerServer['run'];
  let ask: OwnerServer['ask'];
  let listed: OwnerServer['listed'];
  beforeEach(async () => {
    ({ server, file, run, ask, listed } = await startOwnerServer());
  });
  afterEach(() => server.close());

  test('a restore brings back what was saved, in one moment, and keeps what it replaced', async () => {
    await ask('Saved?');
    await server.post(paths.messages, { message: 'Saved', name: 'Ada' });
    expect(await run(backup, file)).toBe(`${file}. Questions: 1, messages: 1.`);
    await ask('Asked since?');
    expect(await listed()).toEqual(['Asked since?', 'Saved?']);
    const said = await run(restore, file);
    expect(said).toMatch(
      /^Restored\. Questions: 1, messages: 1\.\nWhat was there before is in .*before-restore-.*\.db$/,
    );
    expect(await listed()).toEqual(['Saved?']);
    expect(checkDatabase(said.split(' in ')[1] ?? '').questions).toBe(2);
    await ask('Asked after it?');
    const ids = (await server.questions()).map(({ id }) => id);
    expect(ids[0], 'an id is never used twice').toBeGreaterThan(2);
  });

  test('a backup of an older version is brought up to date first', async () => {
    const directory = temporaryDirectory();
    const options = dataSourceOptions(readConfig({ DATA_DIR: directory }), entities);
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
    await run(restore, join(directory, 'line-of-dance.db'));
    expect(await listed()).toEqual(['From long ago?']);
  });

  test('a damaged database is moved aside, but not while a server runs', async () => {
    await ask('Saved?');
    await run(backup, file);
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    writeFileSync(databaseFile(config), 'garbage'.repeat(1_000));
    const release = holdRunningLock(config);
    await expect(restore(config, [file], () => undefined)).rejects.toThrow('stop the server first');
    expect(readFileSync(databaseFile(config), 'utf8')).toContain('garbage');
    release();
    await restore(config, [file], () => undefined);
    expect(checkDatabase(databaseFile(config)).questions).toBe(1);
    expect(
      readdirSync(config.dataDirectory).filter((name) => name.startsWith('before-restore')),
    ).toHaveLength(1);
  });

  test('a database with a column of its own is put aside as it is', async () => {
    await ask('Saved?');
    await run(backup, file);
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    await restore(config, [file], () => undefined);
    new Sqlite(databaseFile(config)).exec('ALTER TABLE question ADD COLUMN mood text').close();
    await restore(config, [file], () => undefined);
    expect(checkDatabase(databaseFile(config)).questions).toBe(1);
    const columns = (path: string) =>
      new Sqlite(path, { readonly: true })
        .prepare("SELECT name FROM pragma_table_info('question')")
        .pluck()
        .all();
    expect(columns(databaseFile(config))).not.toContain('mood');
    const aside = readdirSync(config.dataDirectory).find((name) => name.startsWith('before-restore'));
    expect(columns(join(config.dataDirectory, aside ?? 'none'))).toContain('mood');
  });

  test('into an empty directory', async () => {
    await ask('Saved?');
    await run(backup, file);
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    await restore(config, [file], () => undefined);
    expect(existsSync(databaseFile(config))).toBe(true);
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

  test('a dry run restores into a temporary folder, compares, and changes nothing', async () => {
    await ask('Saved?');
    await server.post(paths.messages, { message: 'Saved' });
    await run(backup, file);
    await ask('Asked since?');
    expect(await run(restore, '--check', file)).toBe(
      `${file} can be restored. Questions: 1, messages: 1, compared with the backup, all the same.`,
    );
    expect(await listed()).toEqual(['Asked since?', 'Saved?']);
  });
});
