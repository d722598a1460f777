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
});
