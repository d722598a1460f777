import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { type OwnerServer, startOwnerServer } from '../../testing/owner-server.js';
import { readConfig } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { databaseFile } from '../data-source-options.js';
import { Sqlite } from '../database/sqlite.driver.js';
import { backup } from './backup.js';
import { checkDatabase } from './backup-file.js';
import { restore } from './restore.js';

describe('a restore of a file from elsewhere', () => {
  let server: OwnerServer['server'];
  let run: OwnerServer['run'];
  let ask: OwnerServer['ask'];
  beforeEach(async () => {
    ({ server, run, ask } = await startOwnerServer());
  });
  afterEach(() => server.close());

  const edited = async (change: string): Promise<string> => {
    const own = join(temporaryDirectory(), 'edited.db');
    await run(backup, own);
    new Sqlite(own).exec(change).close();
    return own;
  };

  test.each([
    [
      'another version',
      "UPDATE migrations SET name = 'Later1999999999999'",
      'not made by this or an older version',
    ],
    [
      'a view that never ends',
      `DROP TABLE message; CREATE VIEW message AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id FROM n`,
      'not a database of this server',
    ],
  ])('a backup with %s is refused in a sentence, and nothing is changed', async (_, change, sentence) => {
    await ask('Saved?');
    const foreign = await edited(change);
    await server.app.close();
    const files = readdirSync(server.config.dataDirectory);
    const error: unknown = await run(restore, foreign).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OwnerError);
    expect(String(error).toLowerCase()).toContain(sentence.toLowerCase());
    expect(checkDatabase(databaseFile(server.config)).questions).toBe(1);
    expect(readdirSync(server.config.dataDirectory).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(
      files.filter((name) => !/-(wal|shm)$/.test(name)),
    );
  });

  test.each(['an empty directory', 'a directory with a damaged file'])(
    'into %s no trigger and no view of the file is taken over',
    async (place) => {
      await ask('Saved?');
      const foreign = await edited(`CREATE VIEW peep AS SELECT * FROM message;
        CREATE VIEW "fake""d" AS SELECT 1;
        CREATE TRIGGER publish AFTER INSERT ON message BEGIN
          INSERT INTO question (question, created_at) VALUES (new.message, 'x'); END`);
      const config = readConfig({ DATA_DIR: temporaryDirectory() });
      if (place !== 'an empty directory') writeFileSync(databaseFile(config), 'garbage'.repeat(1_000));
      await restore(config, [foreign], () => undefined);
      const names = new Sqlite(databaseFile(config), { readonly: true })
        .prepare('SELECT name FROM sqlite_master')
        .pluck()
        .all();
      for (const name of ['peep', 'publish', 'fake"d']) expect(names).not.toContain(name);
      expect(checkDatabase(databaseFile(config)).questions).toBe(1);
    },
  );
});
