import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/postgres.js';
import { databaseGone } from './database-gone.js';
import { databaseSilent } from './database-silent.js';
import { killRuns } from './kill.js';
import { twoOnOneFile, twoOnPostgres } from './processes.js';
import { stopUnderLoad } from './stop.js';

const build = inject('serverBuild');
// Ten times the duration of the slowest test, so that none of them fails on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

test('kill -9 in the middle of writes: nothing confirmed is lost', async () => {
  const [result] = await killRuns(1, 300, () => ({ build }));
  expect(result).toMatchObject({ lost: 0, doubled: 0, integrity: 'ok' });
});

test('SIGTERM under load exits with code 0 in time, breaks connections only and loses nothing', async () => {
  const result = await stopUnderLoad(build);
  expect(result).toMatchObject({ code: 0, lost: 0, doubled: 0, failures: [] });
  // An idle machine needs at most five seconds. The client that has sent half a body must not delay the stop.
  expect(result.ms).toBeLessThan(50_000);
});

test('a second process on one SQLite file is refused, because limits are counted in memory', async () => {
  const result = await twoOnOneFile(build);
  expect(result).toMatchObject({ code: 1, first: 201 });
  expect(result.output).toMatch(
    /^Another server uses .*: stop it first, or let several servers share a PostgreSQL/,
  );
});

describe('two processes on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeEach(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
  });
  afterEach(() => database.drop());

  test('read what the other wrote; one is killed under load, and the other goes on and loses nothing', async () => {
    const result = await twoOnPostgres(build, database.url, 100);
    expect(result).toMatchObject({ lost: 0, doubled: 0, failures: 0, stale: 0 });
  });

  test('a PostgreSQL that hangs gives visitors a 503, and does not keep the server from stopping', async () => {
    const { ms, ...result } = await databaseSilent(build, database.url);
    expect(result).toEqual({ before: 201, read: 503, write: 503, code: 0 });
    expect(ms).toBeLessThan(50_000);
  });
});

test('PostgreSQL stops while two servers run, and comes back: they report it, go on, and lose nothing', async () => {
  const result = await databaseGone(build, 1, 200);
  expect(result.away).toHaveLength(10);
  for (const { call, body } of result.away)
    expect(body, call).toEqual({ statusCode: 503, message: 'The server is busy. Please try again.' });
  expect(result).toMatchObject({ lost: 0, doubled: 0, failures: [503], sharedAgain: true });
  expect(result.acknowledged).toBeGreaterThan(10);
});
