import { afterEach, describe, expect, test } from 'vitest';
import { databaseKinds, startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';
import { RateLimits } from '../limits/rate-limits.js';

describe.each(databaseKinds)('rate limits on %s', (kind) => {
  let server: TestApp;
  afterEach(() => server.close());

  const post = async (url: string, body: object, remoteAddress: string) =>
    (await server.send({ method: 'POST', url, payload: body, remoteAddress })).statusCode;
  let count = 0;
  const ask = (address: string) => post(paths.questions, { question: `Question ${(count += 1)}?` }, address);
  const write = (address: string) => post(paths.messages, { message: `Message ${(count += 1)}` }, address);
  const times = async (number: number, call: () => Promise<number>) => {
    const statuses = [];
    for (let index = 0; index < number; index += 1) statuses.push(await call());
    return statuses;
  };

  test('five questions and three messages a minute from one address', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '5' });
    expect(await times(7, () => ask('192.0.2.1'))).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(await times(4, () => write('192.0.2.1'))).toEqual([201, 201, 201, 429]);
    expect(await ask('192.0.2.2')).toBe(201);
    const refused = await server.send({
      method: 'POST',
      url: paths.questions,
      remoteAddress: '192.0.2.1',
      payload: {},
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused.json()).toEqual({
      statusCode: 429,
      message: 'Too many requests. Please try again later.',
    });
  });

  test('a household with a million IPv6 addresses is one address', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '5' });
    let host = 0;
    expect(await times(6, () => ask(`2001:db8:1:2::${(host += 1)}`))).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await ask('2001:db8:1:3::1')).toBe(201);
    expect(await times(6, () => ask('::ffff:192.0.2.9'))).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await ask('192.0.2.9')).toBe(429);
  });

  test('sixty questions and thirty messages a minute from all addresses together', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '5' });
    let host = 0;
    const address = () => `10.${Math.floor((host += 1) / 200)}.0.${host % 200}`;
    const asked = await times(62, () => ask(address()));
    expect(asked.filter((status) => status === 201)).toHaveLength(60);
    const written = await times(32, () => write(address()));
    expect(written.filter((status) => status === 201)).toHaveLength(30);
  });

  test('ten questions a day from one address are shown, the others wait for the owner', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '5' });
    const limits = server.app.get(RateLimits);
    for (let asked = 0; asked < 10; asked += 1)
      expect(await limits.allows('dailyQuestions', '192.0.2.1')).toBe(true);
    expect(await ask('192.0.2.1')).toBe(201);
    expect(await ask('192.0.2.2')).toBe(201);
    const kept = await server.query('SELECT visibility FROM question ORDER BY id');
    expect(kept).toEqual([{ visibility: 'held' }, { visibility: 'public' }]);
    expect(await server.questions()).toHaveLength(1);
  });

  test('two hundred questions a day from all addresses together are shown', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '5' });
    const limits = server.app.get(RateLimits);
    const allowed = [];
    for (let host = 0; host < 220; host += 1)
      allowed.push(await limits.allows('dailyQuestions', `10.3.0.${host}`));
    expect(allowed.filter(Boolean)).toHaveLength(200);
  });

  test('the explorer has a limit for all addresses together too', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '1' });
    let host = 0;
    const explore = () => post(paths.emotion, { emotion: '' }, `10.4.0.${(host += 1)}`);
    const statuses = await times(30, explore);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  test('a request that is refused before it reaches an endpoint is counted too', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '1' });
    const broken = {
      method: 'POST' as const,
      url: paths.questions,
      headers: { 'content-type': 'application/json' },
    };
    const bodies = await times(3, async () => (await server.send({ ...broken, payload: '{' })).statusCode);
    expect(bodies).toEqual([400, 429, 429]);
    const spellings = ['/api/nowhere', '/API/Questions', '//api/questions/'];
    const unknown = async () => (await server.send({ url: spellings[(count += 1) % 3] ?? '' })).statusCode;
    expect((await times(70, unknown)).slice(-10)).toEqual(Array(10).fill(429));
    const foreign = { origin: 'https://evil.example', host: 'me.example' };
    expect((await server.send({ ...broken, headers: foreign, payload: '{}' })).statusCode).toBe(429);
  });

  test('all of them scale with RATE_LIMIT_PER_MINUTE', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '10' });
    expect((await times(11, () => ask('192.0.2.1'))).at(-2)).toBe(201);
    expect(await ask('192.0.2.1')).toBe(429);
    expect(await times(7, () => write('192.0.2.1'))).toEqual([201, 201, 201, 201, 201, 201, 429]);
  });

  test('reading is limited on the API, whatever the query, and never on the site', async () => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '1' });
    let junk = 0;
    const read = async () => (await server.send({ url: `${paths.questions}?${(junk += 1)}` })).statusCode;
    const statuses = await times(62, read);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect((await server.send({ url: '/' })).statusCode).toBe(404);
  });
});
