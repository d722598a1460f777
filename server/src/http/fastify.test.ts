import { expect, test } from 'vitest';
import { startApp } from '../../testing/app.js';
import { paths } from '../contract.js';

test.each([
  ['says once', {}, 1],
  ['does not say', { TRUST_PROXY: '1' }, 0],
])('the log %s that there is a proxy that TRUST_PROXY does not name', async (_, environment, times) => {
  const server = await startApp('sqlite', environment);
  await server.send({ url: paths.health });
  expect(server.logged()).not.toContain('TRUST_PROXY');
  for (let count = 0; count < 3; count += 1)
    await server.send({ url: paths.health, headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(server.logged().split('TRUST_PROXY is not set')).toHaveLength(times + 1);
  expect(server.logged()).not.toContain('192.0.2.1');
  await server.close();
});
