import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';
import { databaseFile } from '../data-source-options.js';
import { Sqlite } from './sqlite.driver.js';

describe('an SQLite file that another program has locked', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startApp('sqlite');
  });
  afterEach(() => server.close());

  const ask = (question: string) => server.post(paths.questions, { question });

  test('is waited for without blocking the process, and not for ever', async () => {
    const other = new Sqlite(databaseFile(server.config));
    other.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 5);
    const late = ask('Too late?');
    expect((await server.send({ url: paths.questions })).statusCode).toBe(200);
    expect((await late).statusCode).toBe(503);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(10);
    expect((await server.send({ url: paths.health })).json()).toMatchObject({ database: 'degraded' });
    const patient = ask('In time?');
    setTimeout(() => other.exec('ROLLBACK'), 300);
    expect((await patient).statusCode).toBe(201);
    expect((await server.questions()).map(({ question }) => question)).toEqual(['In time?']);
    other.close();
  });

  test.each([
    ['deleted', (file: string) => rmSync(file)],
    ['deleted with its folder', (file: string) => rmSync(dirname(file), { recursive: true })],
    ['replaced', (file: string) => (renameSync(file, `${file}.old`), copyFileSync(`${file}.old`, file))],
  ])('once it is %s nothing is confirmed any more, and health says so', async (_, remove) => {
    expect((await ask('Before?')).statusCode).toBe(201);
    remove(databaseFile(server.config));
    // Health notices it by itself, before a visitor's question fails.
    expect((await server.send({ url: paths.health })).json()).toMatchObject({ ready: false });
    expect((await ask('After?')).statusCode).toBe(503);
  });

  test('never delays readers, even with many writers', async () => {
    const other = new Sqlite(databaseFile(server.config));
    other.exec('BEGIN IMMEDIATE');
    const writing = Array.from({ length: 10 }, (_, index) => ask(`Waiting ${index}?`));
    let isOver = false;
    const over = Promise.all(writing).finally(() => (isOver = true));
    let reads = 0;
    while (!isOver) {
      expect((await server.send({ url: `${paths.questions}?limit=1` })).statusCode).toBe(200);
      reads += 1;
      await nextTurn();
    }
    expect(new Set((await over).map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    // If each writer blocked the process, about one read would come between two of them.
    expect(reads).toBeGreaterThan(2 * writing.length);
    other.exec('ROLLBACK');
    other.close();
  });

  test('a full database stores nothing in part, and recovers', async () => {
    const [row] = await server.query<{ page_count: number }>('PRAGMA page_count');
    await server.query(`PRAGMA max_page_count = ${row?.page_count}`);
    const message = { message: 'x'.repeat(10_000) };
    expect((await server.post(paths.messages, message)).statusCode).toBe(503);
    expect(await server.query('SELECT id FROM message')).toEqual([]);
    await server.query('PRAGMA max_page_count = 100000');
    expect((await server.post(paths.messages, message)).statusCode).toBe(201);
  });
});
