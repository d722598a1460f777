import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseKinds, startApp, type TestApp } from '../../testing/app.js';
import { paths } from '../contract.js';
import { RateLimits } from '../limits/rate-limits.js';

const json = { 'content-type': 'application/json' };

/** Sends a request with an unnormalised URL, and resolves to the status. */
async function sendTarget(
  { app }: TestApp,
  method: string,
  path: string,
  body?: object,
): Promise<number | undefined> {
  if (!app.getHttpServer().listening) await app.listen(0, '127.0.0.1');
  const { port } = new URL(await app.getUrl());
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers: json }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

let server: TestApp;
afterEach(() => server.close());

const post = async (url: string, body: object, remoteAddress: string) =>
  (await server.send({ method: 'POST', url, payload: body, remoteAddress })).statusCode;
let count = 0;
const ask = (address: string) => post(paths.questions, { question: `Question ${(count += 1)}?` }, address);

test.each(databaseKinds)(
  'ten questions a day from one address are shown, the others wait for the owner, on %s',
  async (kind) => {
    server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '5' });
    const limits = server.app.get(RateLimits);
    for (let asked = 0; asked < 10; asked += 1) await limits.consume('dailyQuestions', '192.0.2.1');
    expect(await ask('192.0.2.1')).toBe(201);
    expect(await ask('192.0.2.2')).toBe(201);
    const kept = await server.query('SELECT visibility FROM question ORDER BY id');
    expect(kept).toEqual([{ visibility: 'held' }, { visibility: 'public' }]);
    expect(await server.questions()).toHaveLength(1);
  },
);

test.each(databaseKinds)('a second press uses none of the ten questions a day, on %s', async (kind) => {
  server = await startApp(kind, { RATE_LIMIT_PER_MINUTE: '5' });
  const limits = server.app.get(RateLimits);
  for (let asked = 0; asked < 8; asked += 1) await limits.consume('dailyQuestions', '192.0.2.1');
  for (const question of ['Twice?', 'Twice?', 'The tenth?'])
    expect(await post(paths.questions, { question }, '192.0.2.1')).toBe(201);
  expect(await server.questions()).toMatchObject([{ question: 'The tenth?' }, { question: 'Twice?' }]);
});

test('a question that cannot be stored is none of the ten a day', async () => {
  server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5' });
  const limits = server.app.get(RateLimits);
  for (let asked = 0; asked < 9; asked += 1) await limits.consume('dailyQuestions', '192.0.2.1');
  await server.query('ALTER TABLE question RENAME TO away');
  expect(await ask('192.0.2.1')).toBe(500);
  await server.query('ALTER TABLE away RENAME TO question');
  expect(await ask('192.0.2.1')).toBe(201);
  expect(await server.questions()).toHaveLength(1);
});

// Requests are counted in memory, so testing with one kind of database is enough.
describe('rate limits', () => {
  const write = (address: string) => post(paths.messages, { message: `Message ${(count += 1)}` }, address);
  const times = async <T>(number: number, call: () => Promise<T>) => {
    const statuses = [];
    for (let index = 0; index < number; index += 1) statuses.push(await call());
    return statuses;
  };

  test('five questions and three messages a minute from one address', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5' });
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

  test('an IPv6 network that a provider gives one customer is one address, and its neighbour is another', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5' });
    let host = 0;
    expect(await times(6, () => ask(`2001:db8:1:2::${(host += 1)}`))).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await ask('2001:db8:1:3::1')).toBe(201);
    expect(await times(6, () => ask('::ffff:192.0.2.9'))).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await ask('192.0.2.9')).toBe(429);
  });

  test('sixty questions and thirty messages a minute from all addresses together', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5' });
    let host = 0;
    const address = () => `10.${Math.floor((host += 1) / 200)}.0.${host % 200}`;
    const asked = await times(62, () => ask(address()));
    expect(asked.filter((status) => status === 201)).toHaveLength(60);
    const written = await times(32, () => write(address()));
    expect(written.filter((status) => status === 201)).toHaveLength(30);
  });

  test('two hundred questions a day from all addresses together are shown', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5' });
    const limits = server.app.get(RateLimits);
    const consume = (host: number) => limits.consume('dailyQuestions', `10.3.0.${host}`);
    const outcomes = [];
    for (let host = 0; host < 220; host += 1)
      outcomes.push(
        await consume(host).then(
          () => true,
          () => false,
        ),
      );
    expect(outcomes.filter(Boolean)).toHaveLength(200);
  });

  test('the explorer has a limit for all addresses together too', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '1' });
    let host = 0;
    const explore = () => post(paths.emotion, { emotion: 'Calm' }, `10.4.0.${(host += 1)}`);
    const statuses = await times(30, explore);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  test('no spelling of its address is a way around the limit of questions', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5' });
    const send = (target: string) => () =>
      sendTarget(server, 'POST', target, { question: `Question ${(count += 1)}?` });
    expect(await times(5, send(paths.questions))).toEqual([201, 201, 201, 201, 201]);
    for (const target of [
      '/%61pi/questions',
      '/a%70i/question%73',
      'http://me.example/api/questions',
      '/api/./questions',
      '/api/questions/',
      '/x/../api/questions',
      '//api/questions',
      '/API/questions',
    ])
      expect(await times(2, send(target)), target).not.toContain(201);
    expect(await server.query('SELECT id FROM question')).toHaveLength(5);
  });

  test('unknown addresses of the API are limited in every spelling', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '1' });
    for (const target of ['/api/nowhere', '/%61pi/questions', '//api/questions/', '/API/x']) {
      const statuses = await times(130, () => sendTarget(server, 'GET', target));
      expect(statuses.at(-1), target).toBe(429);
    }
  });

  test('a request that is refused before it reaches an endpoint is counted too', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '1' });
    const broken = () => server.send({ method: 'POST', url: paths.questions, headers: json, payload: '{' });
    const statuses = await times(62, async () => (await broken()).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
    const foreign = { ...json, origin: 'https://evil.example', host: 'me.example' };
    const refused = await server.send({
      method: 'POST',
      url: paths.questions,
      headers: foreign,
      payload: '{}',
    });
    expect(refused.statusCode).toBe(429);
  });

  test('refused requests do not use up the limit for everybody', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '5' });
    let host = 0;
    const blank = () => post(paths.questions, { question: ' ' }, `10.5.0.${(host += 1)}`);
    expect(new Set(await times(80, blank))).toEqual(new Set([400]));
    const flood = () => ask('192.0.2.1');
    expect((await times(80, flood)).filter((status) => status === 201).length).toBeLessThanOrEqual(5);
    expect(await ask('192.0.2.2')).toBe(201);
  });

  test('all of them scale with RATE_LIMIT_PER_MINUTE', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '10' });
    expect((await times(11, () => ask('192.0.2.1'))).at(-2)).toBe(201);
    expect(await ask('192.0.2.1')).toBe(429);
    expect(await times(7, () => write('192.0.2.1'))).toEqual([201, 201, 201, 201, 201, 201, 429]);
  });

  test('reading is limited on the API, with any query', async () => {
    server = await startApp('sqlite', { RATE_LIMIT_PER_MINUTE: '1' });
    let junk = 0;
    const read = async () => (await server.send({ url: `${paths.questions}?${(junk += 1)}` })).statusCode;
    const statuses = await times(62, read);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});
