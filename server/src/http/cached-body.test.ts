import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

describe('the list over HTTP', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp('sqlite');
    for (let index = 0; index < 30; index += 1)
      await server.post(paths.questions, { question: `A question of some length, number ${index}?` });
  });
  afterAll(() => server.close());

  const get = (headers: Record<string, string>, query = '') =>
    server.send({ url: paths.questions + query, headers });

  test('is compressed for clients that accept it, with an ETag of its own', async () => {
    const plain = await get({});
    const gzip = await get({ 'accept-encoding': 'br, gzip;q=0.8' });
    expect(gzip.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
    });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(gzip.rawPayload.length).toBeLessThan(plain.body.length / 3);
    expect(gzip.headers.etag).not.toBe(plain.headers.etag);
    for (const accept of ['gzip;q=0', 'gzip;q=0.0, br', 'br', 'identity', 'xgzip'])
      expect((await get({ 'accept-encoding': accept })).headers['content-encoding'], accept).toBeUndefined();
    const small = await get({ 'accept-encoding': 'gzip' }, '?limit=2');
    expect([small.headers['content-encoding'], small.json()]).toEqual([undefined, plain.json().slice(0, 2)]);
  });

  test('is not sent again to clients that have it', async () => {
    const accept = { 'accept-encoding': 'gzip' };
    const etag = String((await get(accept)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect((await get({ ...accept, 'if-none-match': known })).statusCode, known).toBe(304);
    for (const known of ['"other"', etag.slice(0, -1), ''])
      expect((await get({ ...accept, 'if-none-match': known })).statusCode, known).toBe(200);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(200);
  });
});
