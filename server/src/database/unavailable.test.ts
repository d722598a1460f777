import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { unavailableCode } from './unavailable.js';

test('a query on a connection that has just been lost means that the database is unavailable', async () => {
  const [lost, other] = [new Client(inject('postgresUrl')), new Client(inject('postgresUrl'))];
  await Promise.all([lost.connect(), other.connect()]);
  const isLost = new Promise((resolve) => lost.on('error', resolve));
  const { rows } = await lost.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await isLost;
  const error: unknown = await lost.query('SELECT 1').catch((reason: unknown) => reason);
  expect(unavailableCode(error), String(error)).toBeDefined();
  await other.end();
});
