import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { readConfig } from '../config/config.js';
import { paths } from '../contract.js';
import { entities } from '../data-source.js';
import { databaseFile, dataSourceOptions } from '../database/data-source-options.js';
import { holdRunningLock } from '../database/locks.js';
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

  test('a backup during writes is complete, and holds at least what was there when it began', async () => {
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

  test('nothing is overwritten, and files that are not backups of this server are refused', async () => {
    writeFileSync(file, 'something else');
    await expect(run(backup, file)).rejects.toThrow('exists already');
    await expect(run(restore, file)).rejects.toThrow('not a database of this server');
    const foreign = join(server.config.dataDirectory, 'foreign.db');
    new Sqlite(foreign).exec('CREATE TABLE other (x)').close();
    await expect(run(restore, foreign)).rejects.toThrow('not a database of this server');
    await expect(run(restore, `${file}.gone`)).rejects.toThrow('does not exist');
    await expect(run(restore, server.config.dataDirectory)).rejects.toThrow('is not a file');
    for (const command of [backup, restore]) await expect(run(command)).rejects.toBeInstanceOf(UsageError);
    const postgres = { ...server.config, databaseUrl: 'postgres://x' };
    await expect(backup(postgres, [file], () => undefined)).rejects.toThrow('pg_dump');
    await expect(restore(postgres, [file], () => undefined)).rejects.toThrow('pg_restore');
    const empty = readConfig({ DATA_DIR: temporaryDirectory() });
    await expect(backup(empty, [`${file}.new`], () => undefined)).rejects.toThrow('no database');
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

  test('into an empty directory', async () => {
    await ask('Saved?');
    await run(backup, file);
    const config = readConfig({ DATA_DIR: temporaryDirectory() });
    await restore(config, [file], () => undefined);
    expect(existsSync(databaseFile(config))).toBe(true);
  });

  const edited = async (change: string): Promise<string> => {
    const own = join(temporaryDirectory(), 'edited.db');
    await run(backup, own);
    new Sqlite(own).exec(change).close();
    return own;
  };

  test.each([
    ['a column that nobody knows', 'ALTER TABLE question ADD COLUMN mood text', 'unknown here: mood'],
    ['a column less', 'ALTER TABLE message DROP COLUMN email', 'missing there: email'],
    ['an id at the end of all ids', 'UPDATE question SET id = 2147483647', 'an id that cannot be used'],
    ['bytes in place of a text', "UPDATE question SET question = x'00ff'", 'holds no TEXT in question'],
    ['an unknown visibility', "UPDATE question SET visibility = 'secret'", 'an unknown visibility'],
    [
      'a last id that leaves no room',
      'UPDATE sqlite_sequence SET seq = 9e15',
      'ids of question that cannot be used',
    ],
    ['another version', "UPDATE migrations SET name = 'Later1999999999999'", 'another version'],
    [
      'a view that never ends',
      `DROP TABLE message; CREATE VIEW message AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id FROM n`,
      'not a database of this server',
    ],
  ])('a backup with %s is refused in a sentence, and nothing is changed', async (_, change, sentence) => {
    await ask('Saved?');
    const foreign = await edited(change);
    const files = readdirSync(server.config.dataDirectory);
    const error: unknown = await run(restore, foreign).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error).toLowerCase()).toContain(sentence.toLowerCase());
    await expect(run(restore, '--check', foreign)).rejects.toThrow(UsageError);
    expect(await listed()).toEqual(['Saved?']);
    expect(readdirSync(server.config.dataDirectory).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(
      files.filter((name) => !/-(wal|shm)$/.test(name)),
    );
  });

  test.each(['an empty directory', 'a directory with a damaged file'])(
    'into %s only rows are taken: no trigger, no view, no table of the file',
    async (place) => {
      await ask('Saved?');
      const foreign = await edited(`CREATE TABLE extra (x); CREATE VIEW peep AS SELECT * FROM message;
        CREATE TRIGGER publish AFTER INSERT ON message BEGIN
          INSERT INTO question (question, created_at) VALUES (new.message, 'x'); END`);
      const config = readConfig({ DATA_DIR: temporaryDirectory() });
      if (place !== 'an empty directory') writeFileSync(databaseFile(config), 'garbage'.repeat(1_000));
      await restore(config, [foreign], () => undefined);
      const names = new Sqlite(databaseFile(config), { readonly: true })
        .prepare('SELECT name FROM sqlite_master')
        .pluck()
        .all();
      for (const name of ['extra', 'peep', 'publish']) expect(names).not.toContain(name);
      expect(checkDatabase(databaseFile(config)).questions).toBe(1);
    },
  );

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
      `${file} can be restored: 1 questions and 1 messages, compared with the backup, all the same.`,
    );
    expect(await listed()).toEqual(['Asked since?', 'Saved?']);
  });

  test('a backup does not touch a file of the owner beside it, and a failed one leaves no file behind', async () => {
    await ask('Saved?');
    writeFileSync(`${file}.part`, 'notes');
    await run(backup, file);
    expect(readFileSync(`${file}.part`, 'utf8')).toBe('notes');
    const folder = temporaryDirectory();
    vi.spyOn(Sqlite.prototype, 'pragma').mockReturnValue('broken');
    await expect(run(backup, join(folder, 'saved.db'))).rejects.toThrow('is damaged');
    vi.restoreAllMocks();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('backups every so often keep the newest, and leave other files alone', async () => {
    await ask('Saved?');
    const folder = join(temporaryDirectory(), 'backups');
    for (let count = 0; count < 4; count += 1) await run(backup, '--keep', '2', folder);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    await run(backup, '--keep', '2', folder);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(readdirSync(folder)).toContain('notes.txt');
    const stopping = new AbortController();
    const lines: string[] = [];
    const going = backup(
      server.config,
      ['--every', '24h', '--keep', '7'],
      (line) => lines.push(line),
      stopping.signal,
    );
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    stopping.abort();
    await going;
    expect(lines[0]).toContain(join(server.config.dataDirectory, 'backups', 'line-of-dance-'));
    for (const wrong of [
      ['--every', '24h'],
      ['--keep', '0'],
      ['--keep', '7', '--every', 'soon'],
      ['--nonsense'],
    ])
      await expect(run(backup, ...wrong), wrong.join(' ')).rejects.toBeInstanceOf(UsageError);
  });
});
