import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds, startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

describe.each(databaseKinds)('health on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(kind);
  });
  afterAll(() => server.close());

  test.each([
    ['ok', /^$/, 200, 200],
    ['degraded', /^UPDATE/, 200, 503],
    ['down', /^SELECT/, 503, 503],
  ])('a database that is %s', async (database, failing, status, ready) => {
    const query = server.dataSource.query.bind(server.dataSource);
    const spy = vi
      .spyOn(server.dataSource, 'query')
      .mockImplementation(async (sql: string) =>
        failing.test(sql) ? Promise.reject(new Error('The disk has failed.')) : query(sql),
      );
    const all = await server.send({ url: paths.health });
    expect([all.statusCode, all.json()]).toEqual([
      status,
      { live: true, ready: database === 'ok', database },
    ]);
    expect((await server.send({ url: `${paths.health}/ready` })).statusCode).toBe(ready);
    const live = await server.send({ url: `${paths.health}/live` });
    expect([live.statusCode, live.json()]).toEqual([200, { live: true }]);
    spy.mockRestore();
  });
});
