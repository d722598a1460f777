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
    ['ok', /^$/, 200],
    ['degraded', /^UPDATE/, 200],
    ['down', /^SELECT/, 503],
  ])('a database that is %s', async (database, failing, status) => {
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
    spy.mockRestore();
  });
});
