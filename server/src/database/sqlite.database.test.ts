import type BetterSqlite3 from 'better-sqlite3';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { DatabaseUnavailable } from './database.js';
import { SqliteDatabase } from './sqlite.database.js';
import { Sqlite } from './sqlite.driver.js';

const insert = 'INSERT INTO thing (text) VALUES ($1) RETURNING id';

describe('SQLite', () => {
  let directory: string;
  let connection: BetterSqlite3.Database;
  let database: SqliteDatabase;
  beforeEach(() => {
    directory = temporaryDirectory();
    connection = new Sqlite(join(directory, 'test.db'), { timeout: 5 });
    connection.pragma('journal_mode = WAL');
    connection.exec('CREATE TABLE thing (id integer PRIMARY KEY AUTOINCREMENT, text text UNIQUE NOT NULL)');
    connection.exec('CREATE TABLE revision (value integer); INSERT INTO revision VALUES (1)');
    database = new SqliteDatabase(connection);
  });
  afterEach(() => {
    connection.close();
    rmSync(directory, { recursive: true });
  });

  const texts = async () =>
    (await database.read<{ text: string }>('SELECT text FROM thing ORDER BY id')).map(({ text }) => text);

  test('commits together what arrives together, and answers after it', async () => {
    let commits = 0;
    const counting = new SqliteDatabase(
      new Proxy(connection, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name, target);
          if (name !== 'exec') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
          return (sql: string) => (sql === 'COMMIT' && (commits += 1), target.exec(sql));
        },
      }),
    );
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) => counting.write(insert, [`${index}`])),
    );
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => [{ id: index + 1 }]));
    expect(commits).toBe(1);
  });

  test('a statement that fails alone fails alone', async () => {
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((text) => database.write(insert, [text])),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await texts()).toEqual(['a', 'b', 'c']);
    await expect(database.read('SELECT nonsense')).rejects.toThrow(/nonsense/);
  });

  test('row 55: waits for another program without standing still, then gives up', async () => {
    const other = new Sqlite(join(directory, 'test.db'));
    other.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 5);
    const late = expect(database.write(insert, ['late'])).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await database.health()).toBe('ok');
    await late;
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(10);
    const patient = database.write(insert, ['patient']);
    setTimeout(() => other.exec('ROLLBACK'), 300);
    expect(await patient).toHaveLength(1);
    expect(await texts()).toEqual(['patient']);
    other.close();
  });

  test('row 55: a reader waits too when even reading is locked', async () => {
    const other = new Sqlite(join(directory, 'test.db'));
    connection.close();
    other.pragma('journal_mode = DELETE');
    other.exec('BEGIN EXCLUSIVE');
    connection = new Sqlite(join(directory, 'test.db'), { timeout: 0 });
    database = new SqliteDatabase(connection);
    setTimeout(() => other.exec('ROLLBACK'), 200);
    // Preparing needs no lock that lasts; running does.
    expect(await database.read('SELECT 1 + (SELECT count(*) FROM thing) AS n')).toEqual([{ n: 1 }]);
    other.close();
  });

  test('row 57: a full database rejects all of a batch, keeps nothing of it, and recovers', async () => {
    const pages = Number(connection.pragma('page_count', { simple: true }));
    connection.pragma(`max_page_count = ${pages + 2}`);
    const large = ['x', 'y', 'z'].map((letter) => database.write(insert, [letter.repeat(5_000)]));
    for (const outcome of await Promise.allSettled(large)) expect(outcome.status).toBe('rejected');
    expect(await texts()).toEqual([]);
    expect(await database.health()).toBe('degraded');
    connection.pragma('max_page_count = 1000');
    expect(await database.health(), 'the last failure is not long ago').toBe('degraded');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
    expect(await database.health(), 'a write was tried, and it worked').toBe('ok');
    vi.restoreAllMocks();
    await database.write(insert, ['small']);
    expect(await texts()).toEqual(['small']);
  });

  test('row 56: what may only be read is degraded, what is closed is down', async () => {
    const readOnly = new Sqlite(join(directory, 'test.db'), { readonly: true });
    const reading = new SqliteDatabase(readOnly);
    await expect(reading.write(insert, ['x'])).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await reading.health()).toBe('degraded');
    readOnly.close();
    expect(await reading.health()).toBe('down');
  });
});
