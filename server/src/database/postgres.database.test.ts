import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/postgres.js';
import { DatabaseUnavailable } from './database.js';
import { PostgresDatabase } from './postgres.database.js';

describe('PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: Pool;
  let database: PostgresDatabase;
  beforeEach(async () => {
    own = await createTestDatabase(inject('postgresUrl'));
    pool = new Pool({ connectionString: own.url });
    pool.on('error', () => undefined);
    database = new PostgresDatabase(pool);
    await pool.query('CREATE TABLE revision (value bigint); INSERT INTO revision VALUES (1)');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await pool.end();
    await own.drop();
  });

  test('a statement is parsed once per connection', async () => {
    for (let value = 0; value < 5; value += 1)
      expect(await database.read('SELECT $1::int + 1 AS n', [value])).toEqual([{ n: value + 1 }]);
    const { rows } = await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
    expect(rows).toEqual([{ statement: 'SELECT $1::int + 1 AS n' }]);
  });

  test('a mistake in a statement is not taken for a fault of the database', async () => {
    await expect(database.read('SELECT nonsense')).rejects.not.toBeInstanceOf(DatabaseUnavailable);
    await expect(database.write('SELECT nonsense')).rejects.not.toBeInstanceOf(DatabaseUnavailable);
    expect(await database.health()).toBe('ok');
  });

  test('row 56: a database that may only be read is degraded', async () => {
    await database.read('SET default_transaction_read_only = on');
    await expect(database.write('UPDATE revision SET value = 2')).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await database.health()).toBe('degraded');
    await database.read('SET default_transaction_read_only = off');
    await database.write('UPDATE revision SET value = 2');
    expect(await database.health()).toBe('ok');
  });

  test('a connection that is cut is a database that is away, and comes back', async () => {
    const running = database.write('SELECT pg_sleep(20)');
    const cut = expect(running).rejects.toBeInstanceOf(DatabaseUnavailable);
    await vi.waitFor(async () => {
      const { rows } = await pool.query<{ ended: boolean }>(
        `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE query LIKE '%pg_sleep(20)%' AND pid <> pg_backend_pid()`,
      );
      expect(rows).toHaveLength(1);
    }, 3_000);
    await cut;
    expect(await database.health()).toBe('degraded');
    await database.write('UPDATE revision SET value = 3');
    expect(await database.health()).toBe('ok');
  });

  test('a server that is not there is down', async () => {
    const nowhere = new Pool({ connectionString: 'postgres://x:x@127.0.0.1:1/x' });
    const away = new PostgresDatabase(nowhere);
    expect(await away.health()).toBe('down');
    await expect(away.read('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await nowhere.end();
  });
});
