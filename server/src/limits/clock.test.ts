import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DatabaseKind, startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';

const day = 86_400_000;

describe('a machine’s clock that is set', () => {
  let server: TestApp;
  const start = async (kind: DatabaseKind) => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '5' });
    vi.useFakeTimers({ toFake: ['Date'] });
  };
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  const post = (url: string, payload: object) =>
    server.send({ method: 'POST', url, payload, remoteAddress: '192.0.2.1' });
  let count = 0;
  const ask = () => post(paths.questions, { question: `Question ${(count += 1)}?` });
  const guess = () => post(paths.answer, { id: 1, answer: 'No.', password: 'guess' });
  const times = async (number: number, call: typeof ask) => {
    const statuses = [];
    for (let index = 0; index < number; index += 1) statuses.push((await call()).statusCode);
    return statuses;
  };

  test.each([
    ['put on a day', day],
    ['put back a day', -day],
    ['put on an hour', day / 24],
    ['put back an hour', -day / 24],
  ])('%s: what was used up in memory stays used up, for no longer than before', async (_, moved) => {
    await start('sqlite');
    expect(await times(6, ask)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await times(6, guess)).toEqual([403, 403, 403, 403, 403, 429]);
    vi.setSystemTime(Date.now() + moved);
    for (const call of [ask, guess]) {
      const refused = await call();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });

  test('put back: nobody waits longer than a minute for a question that PostgreSQL counted', async () => {
    await start('postgres');
    expect(await times(6, ask)).toEqual([201, 201, 201, 201, 201, 429]);
    vi.setSystemTime(Date.now() - day);
    const answer = await ask();
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    else expect(answer.statusCode).toBe(201);
    expect((await times(6, ask)).at(-1)).toBe(429);
  });
});
