import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';
import { databaseFile } from './data-source-options.js';
import { Sqlite } from './sqlite.driver.js';

describe('an SQLite file that another program holds', () => {
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

  test('a full database stores nothing in part, is reported, and recovers', async () => {
    const [row] = await server.query<{ page_count: number }>('PRAGMA page_count');
    await server.query(`PRAGMA max_page_count = ${(row?.page_count ?? 0) + 1}`);
    const message = { message: 'x'.repeat(10_000) };
    expect((await server.post(paths.messages, message)).statusCode).toBe(503);
    expect(await server.query('SELECT id FROM message')).toEqual([]);
    expect((await server.send({ url: paths.health })).json()).toMatchObject({ database: 'degraded' });
    await server.query('PRAGMA max_page_count = 100000');
    expect((await server.post(paths.messages, message)).statusCode).toBe(201);
  });
});
