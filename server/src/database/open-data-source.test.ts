import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { freePort } from '../../testing/postgres.js';
import { readConfig } from '../config/config.js';
import { openDatabase } from '../data-source.js';
import { databaseFile } from './data-source-options.js';
import { StartError } from './start-error.js';

describe('opening the database', () => {
  let directory: string;
  beforeEach(() => {
    directory = temporaryDirectory();
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const config = (environment: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: directory, ...environment });

  const refusal = async (environment: NodeJS.ProcessEnv = {}) => {
    const error: unknown = await openDatabase(config(environment)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StartError);
    return error instanceof Error ? error.message : '';
  };

  test('flushes each commit to disk, and overwrites what is deleted', async () => {
    const dataSource = await openDatabase(config());
    const pragma = async (name: string) => Object.values((await dataSource.query(`PRAGMA ${name}`))[0])[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('secure_delete')).toBe(1);
    await dataSource.destroy();
  });

  test('a file that is not a database is named in the error and left unchanged', async () => {
    const garbage = Buffer.alloc(10_000, 'garbage');
    writeFileSync(databaseFile(config()), garbage);
    expect(await refusal()).toMatch(/line-of-dance\.db is damaged\. It was left as it is; restore a backup/);
    expect(readFileSync(databaseFile(config()))).toEqual(garbage);
  });

  test('damaged pages are found at the start, before a visitor meets them', async () => {
    const dataSource = await openDatabase(config());
    for (let index = 0; index < 100; index += 1)
      await dataSource.query(
        `INSERT INTO question (question, created_at) VALUES ('${'x'.repeat(900)}', 'x')`,
      );
    await dataSource.destroy();
    const bytes = readFileSync(databaseFile(config()));
    // A cell pointer beyond the page: what a flipped bit leaves behind.
    for (let page = 10; page * 4_096 < bytes.length; page += 1)
      bytes.fill(0xff, page * 4_096 + 8, page * 4_096 + 40);
    writeFileSync(databaseFile(config()), bytes);
    expect(await refusal()).toContain('is damaged');
  });

  test('a missing directory is created, or named in the error', async () => {
    const dataSource = await openDatabase(config({ DATA_DIR: join(directory, 'a', 'b') }));
    await dataSource.destroy();
    writeFileSync(join(directory, 'file'), '');
    expect(await refusal({ DATA_DIR: join(directory, 'file', 'below') })).toMatch(
      /cannot be made \(ENOTDIR\)/,
    );
  });

  test('a file that cannot be opened is named', async () => {
    mkdirSync(databaseFile(config()));
    expect(await refusal()).toMatch(/cannot be used \(SQLITE_CANTOPEN/);
  });

  test('an unreachable PostgreSQL is reported in a sentence without its password', async () => {
    const url = `postgres://user:canary@127.0.0.1:${await freePort()}/name`;
    const message = await refusal({ DATABASE_URL: url });
    expect(message).toContain('DATABASE_URL cannot be used (ECONNREFUSED)');
    expect(message).not.toContain('canary');
  });
});
