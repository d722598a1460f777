import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { readConfig } from '../config/config.js';
import { paths } from '../contract.js';
import { databaseFile, dataSourceOptions } from '../database/data-source.js';
import { holdRunningLock } from '../database/running-lock.js';
import { backup, checkDatabase } from './backup.js';
import { restore } from './restore.js';
import { UsageError } from './run-command.js';
import { Sqlite } from '../database/sqlite.driver.js';

describe('backup and restore, while the server runs', () => {
  let server: TestApp;
  let file: string;
  beforeEach(async () => {
    server = await startApp('sqlite');
    file = join(server.config.dataDirectory, 'saved.db');
  });
  afterEach(() => server.close());

  const run = async (command: typeof backup, ...args: string[]) => {
    const lines: string[] = [];
    await command(server.config, args, (line) => lines.push(line));
    return lines.join('\n');
  };
  const ask = (question: string) => server.post(paths.questions, { question });
  const listed = async () => (await server.questions()).map(({ question }) => question);

  test('row 65: a backup during writes is whole, and holds no less than was there when it began', async () => {
    for (let index = 0; index < 50; index += 1) await ask(`Before ${index}?`);
    let running = true;
    let written = 50;
    const writing = (async () => {
      while (running) if ((await ask(`During ${written}?`)).statusCode === 201) written += 1;
    })();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const begun = written;
    await run(backup, file);
    const ended = written;
    running = false;
    await writing;
    const { questions } = checkDatabase(file);
    expect(questions).toBeGreaterThanOrEqual(begun);
    // One more may be committed, and not yet confirmed.
    expect(questions).toBeLessThanOrEqual(ended + 1);
  });

  test('a restore brings back what was saved, in one moment, and keeps what it replaced', async () => {
    await ask('Saved?');
    await server.post(paths.messages, { message: 'Saved', name: 'Ada' });
    expect(await run(backup, file)).toBe(`${file}: 1 questions, 1 messages.`);
    await ask('Asked since?');
    expect(await listed()).toEqual(['Asked since?', 'Saved?']);
    const said = await run(restore, file);
    expect(said).toMatch(
      /^Restored 1 questions and 1 messages\.\nWhat was there before is in .*before-restore-.*\.db$/,
    );
    expect(await listed()).toEqual(['Saved?']);
    expect(checkDatabase(said.split(' in ')[1] ?? '').questions).toBe(2);
    await ask('Asked after it?');
    const ids = (await server.questions()).map(({ id }) => id);
    expect(ids[0], 'an id is never used twice').toBeGreaterThan(2);
  });

  test('a backup of an older version is brought up to date first', async () => {
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
    await run(restore, join(directory, 'line-of-dance.db'));
    expect(await listed()).toEqual(['From long ago?']);
  });

  test('nothing is overwritten, and nothing that is not ours is taken', async () => {
    writeFileSync(file, 'something else');
    await expect(run(backup, file)).rejects.toThrow('exists already');
    await expect(run(restore, file)).rejects.toThrow('not a database of this server');
    const foreign = join(server.config.dataDirectory, 'foreign.db');
    new Sqlite(foreign).exec('CREATE TABLE other (x)').close();
    await expect(run(restore, foreign)).rejects.toThrow('not a database of this server');
    await expect(run(restore, `${file}.gone`)).rejects.toThrow('does not exist');
    for (const command of [backup, restore]) await expect(run(command)).rejects.toBeInstanceOf(UsageError);
    const postgres = { ...server.config, databaseUrl: 'postgres://x' };
    await expect(backup(postgres, [file], () => undefined)).rejects.toThrow('pg_dump');
    await expect(restore(postgres, [file], () => undefined)).rejects.toThrow('pg_restore');
    const empty = readConfig({ DATA_DIR: temporaryDirectory() });
    await expect(backup(empty, [`${file}.new`], () => undefined)).rejects.toThrow('no database');
  });

  test('row 59: a damaged database is put aside, but not under a running server', async () => {
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

  test('into an empty directory', async () => {
    await ask('Saved?');
    await run(backup, file);
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    await restore(config, [file], () => undefined);
    expect(existsSync(databaseFile(config))).toBe(true);
  });
});
