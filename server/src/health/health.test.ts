import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds, startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';
import { type DatabaseHealth, DatabaseStatus } from '../database/database-status.js';

describe.each(databaseKinds)('health on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(kind);
  });
  afterAll(() => server.close());

  test.each<[DatabaseHealth, number, number]>([
    ['ok', 200, 200],
    ['degraded', 200, 503],
    ['down', 503, 503],
  ])('a database that is %s', async (database, status, ready) => {
    const spy =
      database === 'ok'
        ? undefined
        : vi.spyOn(server.app.get(DatabaseStatus), 'measure').mockResolvedValue(database);
    const all = await server.send({ url: paths.health });
    expect([all.statusCode, all.json()]).toEqual([
      status,
      { live: true, ready: database === 'ok', database },
    ]);
    expect((await server.send({ url: `${paths.health}/ready` })).statusCode).toBe(ready);
    const live = await server.send({ url: `${paths.health}/live` });
    expect([live.statusCode, live.json()]).toEqual([200, { live: true }]);
    spy?.mockRestore();
  });

  test('however often it is requested, the database is written to at most once in two seconds', async () => {
    const query = vi.spyOn(server.dataSource, 'query');
    const writes = () => query.mock.calls.filter(([sql]) => sql.startsWith('UPDATE')).length;
    const ask = () => server.send({ url: paths.health });
    const clock = vi.spyOn(performance, 'now');
    const begin = performance.now();
    clock.mockReturnValue(begin + 2_001);
    await Promise.all(Array.from({ length: 20 }, ask));
    await ask();
    expect(writes()).toBe(1);
    clock.mockReturnValue(begin + 4_003);
    await ask();
    expect(writes()).toBe(2);
    clock.mockRestore();
    query.mockRestore();
  });

  test('a request that failed because of the database shows at once', async () => {
    expect((await server.send({ url: paths.health })).json()).toMatchObject({ database: 'ok' });
    server.app.get(DatabaseStatus).noteFailure();
    expect((await server.send({ url: paths.health })).json()).toMatchObject({ database: 'degraded' });
  });
});
