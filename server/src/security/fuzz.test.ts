import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.js';
import { fuzzBody } from '../../faults/fuzz-bodies.js';
import { paths } from '../contract.js';

describe('fuzz', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp('sqlite', { LOG_LEVEL: 'silent' });
  });
  afterAll(() => server.close());

  test('two thousand random bodies, and never a failure of ours', async () => {
    const urls = [paths.questions, paths.answer, paths.messages];
    const call = fc.asyncProperty(fc.constantFrom(...urls), fuzzBody, async (url, body) => {
      const { statusCode } = await server.post(url, body, { 'x-forwarded-for': '192.0.2.1' });
      expect([200, 201, 400, 403, 404, 413, 415, 429]).toContain(statusCode);
    });
    await fc.assert(call, { numRuns: 2_000 });
    expect((await server.send({ url: paths.questions })).statusCode).toBe(200);
  }, 120_000);
});
