import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { type OwnerServer, startOwnerServer } from '../../testing/owner-server.js';
import { readConfig } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { Sqlite } from '../database/sqlite.driver.js';
import { backup } from './backup.js';
import { checkDatabase } from './backup-file.js';
import { restore } from './restore.js';

describe('a backup, while the server runs', () => {
  let server: OwnerServer['server'];
  let file: OwnerServer['file'];
  let run: OwnerServer['run'];
  let ask: OwnerServer['ask'];
  beforeEach(async () => {
    ({ server, file, run, ask } = await startOwnerServer());
  });
  afterEach(() => server.close());

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
    // One more question may be committed, but not yet confirmed.
    expect(questions).toBeLessThanOrEqual(ended + 1);
  });

  test('nothing is overwritten, and files that are not backups of this server are refused', async () => {
    writeFileSync(file, 'something else');
    await expect(run(backup, file)).rejects.toThrow('exists already');
    const gone = join(server.config.dataDirectory, 'gone');
    for (const folder of [gone, file])
      await expect(run(backup, join(folder, 'saved.db'))).rejects.toThrow(
        `There is no folder ${folder}, or it cannot be written.`,
      );
    await expect(run(restore, file)).rejects.toThrow('not a database of this server');
    const foreign = join(server.config.dataDirectory, 'foreign.db');
    new Sqlite(foreign).exec('CREATE TABLE other (x)').close();
    await expect(run(restore, foreign)).rejects.toThrow('not a database of this server');
    await expect(run(restore, `${file}.gone`)).rejects.toThrow(`There is no file ${file}.gone.`);
    await expect(run(restore, server.config.dataDirectory)).rejects.toThrow('There is no file');
    for (const command of [backup, restore]) await expect(run(command)).rejects.toBeInstanceOf(OwnerError);
    const postgres = { ...server.config, databaseUrl: 'postgres://x' };
    await expect(backup(postgres, [file], () => undefined)).rejects.toThrow('pg_dump');
    await expect(restore(postgres, [file], () => undefined)).rejects.toThrow('pg_restore');
    const empty = readConfig({ DATA_DIR: temporaryDirectory() });
    await expect(backup(empty, [`${file}.new`], () => undefined)).rejects.toThrow('no database');
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

  test('backups in a folder keep the newest, and leave other files alone', async () => {
    await ask('Saved?');
    const folder = join(temporaryDirectory(), 'backups');
    for (let count = 0; count < 4; count += 1) await run(backup, '--keep', '2', folder);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const ahead = 'line-of-dance-2999-01-01T00-00-00-000Z.db';
    writeFileSync(join(folder, ahead), 'made while the clock was ahead');
    const made = (await run(backup, '--keep', '1', folder)).split('. ')[0] ?? '';
    expect(existsSync(made)).toBe(true);
    expect(readdirSync(folder)).not.toContain(ahead);
    await run(backup, '--keep', '2', folder);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(readdirSync(folder)).toContain('notes.txt');
    expect(await run(backup, '--keep', '7')).toContain(
      join(server.config.dataDirectory, 'backups', 'line-of-dance-'),
    );
    for (const wrong of [
      ['--every', '24h'],
      ['--keep'],
      ['--keep', '0'],
      ['--keep', '7', 'one', 'two'],
      ['one', 'two'],
      ['--nonsense'],
    ])
      await expect(run(backup, ...wrong), wrong.join(' ')).rejects.toBeInstanceOf(OwnerError);
  });
});
