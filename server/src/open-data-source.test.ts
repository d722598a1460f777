import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { temporaryDirectory } from '../testing/app.js';
import { createTestDatabase, freePort } from '../testing/postgres.js';
import { readConfig } from './config/config.js';
import { OwnerError } from './config/owner-error.js';
import { openDataSource } from './open-data-source.js';
import { DatabaseLock } from './database/database-lock.js';
import { databaseFile } from './data-source-options.js';

describe('opening the database', () => {
  let directory: string;
  beforeEach(() => {
    directory = temporaryDirectory();
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const config = (environment: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: directory, ...environment });

  const refusal = async (environment: NodeJS.ProcessEnv = {}) => {
    const error: unknown = await openDataSource(config(environment)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OwnerError);
    return error instanceof Error ? error.message : '';
  };

  test('flushes each commit to disk, and overwrites what is deleted', async () => {
    const dataSource = await openDataSource(config());
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
    const dataSource = await openDataSource(config());
    for (let index = 0; index < 100; index += 1)
      await dataSource.query(
        `INSERT INTO question (question, created_at) VALUES ('${'x'.repeat(900)}', 'x')`,
      );
    await dataSource.destroy();
    const bytes = readFileSync(databaseFile(config()));
    // Simulates a flipped bit: a cell pointer outside the page.
    for (let page = 10; page * 4_096 < bytes.length; page += 1)
      bytes.fill(0xff, page * 4_096 + 8, page * 4_096 + 40);
    writeFileSync(databaseFile(config()), bytes);
    expect(await refusal()).toContain('is damaged');
    expect(readFileSync(databaseFile(config()))).toEqual(bytes);
  });

  test('a missing directory is created, or named in the error', async () => {
    DatabaseLock.take(config({ DATA_DIR: join(directory, 'a', 'b') })).release();
    writeFileSync(join(directory, 'file'), '');
    expect(() => DatabaseLock.take(config({ DATA_DIR: join(directory, 'file', 'below') }))).toThrow(
      /ENOTDIR.*file\/below/,
    );
  });

  test('an unreachable PostgreSQL is reported in a sentence without its password', async () => {
    const url = `postgres://user:canary@127.0.0.1:${await freePort()}/name`;
    const message = await refusal({ DATABASE_URL: url });
    expect(message).toContain('DATABASE_URL cannot be used: connect ECONNREFUSED');
    expect(message).not.toContain('canary');
  });

  test.each([
    ['a % in its password', (url: URL) => url.href.replace(':postgres@', ':100%zz@'), 'URI malformed'],
    ['a TLS that the server does not speak', (url: URL) => `${url.href}?sslmode=require`, 'SSL'],
  ])('a DATABASE_URL with %s is refused with the reason', async (_, change, hint) => {
    const message = await refusal({ DATABASE_URL: change(new URL(inject('postgresUrl'))) });
    expect(message).toContain('The database of DATABASE_URL cannot be used');
    expect(message).toContain(hint);
  });

  test('a PostgreSQL database in another encoding than UTF-8 is refused', async () => {
    const own = await createTestDatabase(
      inject('postgresUrl'),
      `ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`,
    );
    expect(await refusal({ DATABASE_URL: own.url })).toContain('has the encoding LATIN1');
    await own.drop();
  });

  test('a PostgreSQL that stops while the pool passes on a connection does not end the server', async () => {
    const dataSource = await openDataSource(config({ DATABASE_URL: inject('postgresUrl') }));
    const { master } = dataSource.driver as PostgresDriver as { master: Pool };
    const client = await master.connect();
    client.emit('error', new Error('terminating connection due to administrator command'));
    client.release(true);
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await dataSource.destroy();
  });

  test('migrations on PostgreSQL wait for those of another server, longer than queries may take', async () => {
    const own = await createTestDatabase(inject('postgresUrl'));
    const other = await openDataSource(config({ DATABASE_URL: own.url }));
    const runner = other.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock(5020214)');
    const opening = openDataSource(config({ DATABASE_URL: own.url }));
    setTimeout(() => void runner.query('SELECT pg_advisory_unlock(5020214)'), 3_500);
    await (await opening).destroy();
    await runner.release();
    await other.destroy();
    await own.drop();
  });
});
