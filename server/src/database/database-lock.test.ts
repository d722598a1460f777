import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { expect, test } from 'vitest';
import { startApp, temporaryDirectory } from '../../testing/app.js';
import { inbox } from '../commands/inbox.js';
import { readConfig } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { openDataSource, withDatabase } from '../open-data-source.js';
import { createLog } from '../log/log.js';
import { createServer } from '../server.js';
import { DatabaseLock } from './database-lock.js';
import { migrations } from './migrations.js';
import { databaseFile, dataSourceOptions } from '../data-source-options.js';

const config = () => readConfig({ DATA_DIR: temporaryDirectory(), LOG_LEVEL: 'silent' });

/** Creates a database of the previous version, without the last migration. */
async function olderDatabase(own = config()) {
  const older = new DataSource({ ...dataSourceOptions(own), migrations: migrations.slice(0, -1) });
  await older.initialize();
  await older.runMigrations({ transaction: 'each' });
  await older.destroy();
  return own;
}

const versionsIn = (own = config()) =>
  new DataSource(dataSourceOptions(own)).initialize().then(async (dataSource) => {
    const rows = await dataSource.query<object[]>('SELECT name FROM migrations');
    await dataSource.destroy();
    return rows.length;
  });

test('a second server, even of a newer version, changes nothing while one runs', async () => {
  const own = await olderDatabase();
  const running = DatabaseLock.take(own);
  const before = await versionsIn(own);
  const log = createLog('silent', { write: () => undefined });
  await expect(createServer(own, log)).rejects.toThrow(OwnerError);
  await expect(createServer(own, log)).rejects.toThrow('Another server uses');
  expect(await versionsIn(own)).toBe(before);
  running.release();
  await (await createServer(own, log)).close();
  expect(await versionsIn(own)).toBe(before + 1);
});

test('a command never changes the tables of PostgreSQL, because an older server may use them', async () => {
  const server = await startApp('postgres');
  const [{ id } = { id: 0 }] = await server.query<{ id: number }>('SELECT max(id) AS id FROM migrations');
  await server.query('DELETE FROM migrations WHERE id = $1', [id]);
  await expect(inbox(server.config, [], () => undefined)).rejects.toThrow(
    "The database does not have this version's tables yet",
  );
  expect(await server.query('SELECT id FROM migrations WHERE id >= $1', [id])).toEqual([]);
  await server.close();
});

test('a command beside an older server says so, and leaves the tables as they are', async () => {
  const own = await olderDatabase();
  const running = DatabaseLock.take(own);
  const before = await versionsIn(own);
  await expect(inbox(own, [], () => undefined)).rejects.toThrow(
    "The database does not have this version's tables yet",
  );
  expect(await versionsIn(own)).toBe(before);
  running.release();
  await inbox(own, [], () => undefined);
  expect(await versionsIn(own)).toBe(before + 1);
});

test('the lock is free again after a command, a stopped server and a failed start', async () => {
  const own = config();
  await withDatabase(own, async () => undefined);
  DatabaseLock.take(own).release();
  const server = await startApp('sqlite');
  expect(DatabaseLock.tryTake(server.config)).toBeUndefined();
  await server.app.close();
  DatabaseLock.take(server.config).release();
  await server.close();
  writeFileSync(databaseFile(own), 'garbage'.repeat(1_000));
  await expect(createServer(own, createLog('silent', { write: () => undefined }))).rejects.toThrow('damaged');
  DatabaseLock.take(own).release();
});

test('an unusable lock file is named in the error', () => {
  const own = config();
  const file = join(own.dataDirectory, 'running.lock');
  writeFileSync(file, 'garbage'.repeat(1_000));
  expect(() => DatabaseLock.take(own)).toThrow(
    `The lock file ${file} cannot be used: SqliteError: file is not a database`,
  );
});

test('creates a single lock file', async () => {
  const own = config();
  const lock = DatabaseLock.take(own);
  await (await openDataSource(own)).destroy();
  expect(readdirSync(own.dataDirectory).filter((name) => name.endsWith('.lock'))).toEqual(['running.lock']);
  lock.release();
});
