import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DatabaseKind, databaseKinds, password, startApp, type TestApp } from '../../testing/app.js';
import { AdminPassword } from '../admin/admin-password.service.js';
import { paths } from '../contract.js';
import { keyOf } from '../limits/limiter.js';

const { matches } = AdminPassword.prototype;
const watch = () => vi.spyOn(AdminPassword.prototype, 'matches');
let server: TestApp;
let id: number;
let hashed: ReturnType<typeof watch>;

const start = async (kind: DatabaseKind) => {
  hashed = watch();
  server = await startApp(kind);
  id = (await server.post(paths.questions, { question: 'May I?' })).json<{ id: number }>().id;
};
const end = async () => {
  hashed.mockRestore();
  await server.close();
};

const from =
  (remoteAddress: string) =>
  (given: unknown, question: unknown = id) =>
    server.send({
      method: 'POST',
      url: paths.answer,
      remoteAddress,
      payload: { id: question, answer: 'No.', password: given },
    });
const here = from('192.0.2.1');

describe.each(databaseKinds)('the id of a question on %s', (kind) => {
  beforeAll(() => start(kind));
  afterAll(end);

  test('is a whole number from one on', async () => {
    for (const wrong of ['1', 1.5, -1, 0, null, {}, [1, 2], true])
      expect((await here(password, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect(hashed).not.toHaveBeenCalled();
  });

  test('that belongs to none is refused, and only the owner learns that', async () => {
    for (const unknown of [1e308, 2 ** 63, 2 ** 53 + 1, 2_147_483_648, 2_147_483_647])
      expect((await here(password, unknown)).statusCode).toBe(404);
    const known = await here('wrong');
    const unknown = await here('wrong', 2_147_483_647);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(known.json()).toEqual({ statusCode: 403, message: 'Wrong password.' });
  });
});

// Attempts are counted in memory, so testing with one kind of database is enough.
describe('the password', () => {
  beforeEach(() => start('sqlite'));
  afterEach(end);

  test('a value that cannot be a password is refused before it is hashed', async () => {
    for (const wrong of ['x'.repeat(1_025), 'é'.repeat(513), 'x'.repeat(60_000), {}, 7, null, undefined])
      expect((await here(wrong)).statusCode).toBe(400);
    expect(hashed).not.toHaveBeenCalled();
    for (const wrong of ['ünïcödé', 'x'.repeat(1_024), `${password} `, ` ${password}`])
      expect((await here(wrong)).statusCode).toBe(403);
  });

  test('right, wrong, empty and long passwords go through the same steps', async () => {
    for (const given of ['', 'wrong', 'x'.repeat(1_024), password]) await here(given);
    expect(hashed).toHaveBeenCalledTimes(4);
  });

  test('one address may fail five times, however fast it tries', async () => {
    const tries = [];
    for (let round = 0; round < 10; round += 1)
      tries.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => here(`guess ${index}`)))));
    expect(hashed.mock.calls.length).toBeLessThanOrEqual(5);
    const refused = tries.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(995);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true);
    expect((await here(password)).statusCode).toBe(429);
    expect((await from('192.0.2.2')(password)).statusCode).toBe(200);
  });

  test('a crowd waits in a short queue, and the owner goes before it', async () => {
    expect((await here(password)).statusCode).toBe(200);
    /**
     * Queue of passwords to check at the moment when the owner sends the right one. The first in the queue is checked
     * next.
     */
    let waiting: string[] = [];
    hashed.mockImplementation(function (this: AdminPassword, given: string, isFirst?: boolean) {
      const isRight = matches.call(this, given, isFirst);
      if (isFirst) waiting = this['checks'].getQueue();
      return isRight;
    });
    let isFull: () => void = () => undefined;
    const full = new Promise<void>((resolve) => void (isFull = resolve));
    const crowd = Array.from({ length: 60 }, async (_, host) => {
      const { statusCode, headers } = await from(`192.0.3.${host}`)('guess');
      if (statusCode === 403) return true;
      expect([statusCode, headers['retry-after']]).toEqual([429, '1']);
      isFull();
      return false;
    });
    await full;
    expect((await here(password)).statusCode).toBe(200);
    expect(waiting[0]).toBe(password);
    expect(waiting.length, 'who waits behind the owner').toBeGreaterThan(10);
    const checked = (await Promise.all(crowd)).filter(Boolean);
    expect(checked.length).toBeLessThanOrEqual(22);
    expect((await from('192.0.4.1')(password)).statusCode, 'once the queue is short again').toBe(200);
  });

  test('success clears the failures', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) expect((await here('wrong')).statusCode).toBe(403);
      expect((await here(password)).statusCode).toBe(200);
    }
  });

  test('each time the tries are used up, the wait is twice as long, up to an hour', async () => {
    hashed.mockResolvedValue(false);
    const tries = server.app.get(AdminPassword, { strict: false }).tries;
    const key = keyOf('192.0.2.1');
    for (const seconds of [60, 120, 240, 480, 960, 1_920, 3_600, 3_600]) {
      for (let free = 0; free < 5; free += 1) expect((await here('wrong')).statusCode).toBe(403);
      const refused = await here(password);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(seconds - 10);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(seconds);
      // Ends the wait.
      await tries.delete(key);
    }
  });

  test('a thousand strangers cannot lock the owner out, wherever the owner is', async () => {
    hashed.mockResolvedValue(false);
    for (let host = 0; host < 1_000; host += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          from(`10.0.${Math.floor(host / 200)}.${(host % 200) + index}`)('guess'),
        ),
      );
    hashed.mockRestore();
    expect((await from('203.0.113.9')(password)).statusCode).toBe(200);
    expect((await from('203.0.113.10')('a slip of the finger')).statusCode).toBe(403);
    expect((await from('203.0.113.10')(password)).statusCode).toBe(200);
  });

  test('addresses that have waited once share a hundred tries an hour', async () => {
    hashed.mockResolvedValue(false);
    const { waits } = server.app.get(AdminPassword, { strict: false });
    const addresses = Array.from({ length: 40 }, (_, host) => `10.6.0.${host}`);
    for (const address of addresses) await waits.penalty(keyOf(address));
    const crowd = addresses.flatMap((address) => Array.from({ length: 5 }, () => from(address)('guess')));
    await Promise.all(crowd);
    expect(hashed).toHaveBeenCalledTimes(100);
  });

  test('a header cannot give a client another address', async () => {
    const rotate = (index: number) => ({
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${index}.1`,
      'x-real-ip': `10.2.${index}.1`,
      forwarded: `for=10.3.${index}.1`,
    });
    const statuses = [];
    for (let index = 0; index < 8; index += 1)
      statuses.push(
        (await server.post(paths.answer, { id, answer: 'No.', password: 'guess' }, rotate(index))).statusCode,
      );
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  });
});

describe('the password behind a proxy', () => {
  test('one proxy is trusted, and only for the last address that it added', async () => {
    const server = await startApp('sqlite', { TRUST_PROXY: '1' });
    const forged = (client: string, index: number) =>
      server.post(
        paths.answer,
        { id: 1, answer: 'No.', password: 'guess' },
        { 'x-forwarded-for': `10.9.9.${index}, ${client}` },
      );
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await forged('203.0.113.5', index)).statusCode);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect((await forged('203.0.113.6', 1)).statusCode).toBe(403);
    await server.close();
  });

  test('the port of an address is ignored; invalid addresses share one key', async () => {
    const server = await startApp('sqlite', { TRUST_PROXY: '1' });
    const guess = async (client: string) =>
      (
        await server.post(
          paths.answer,
          { id: 1, answer: 'No.', password: 'guess' },
          { 'x-forwarded-for': client },
        )
      ).statusCode;
    for (const form of [
      (port: number) => `203.0.113.5:${port}`,
      (port: number) => `[2001:db8::7]:${port}`,
      (port: number) => `rubbish ${port}`,
    ]) {
      const statuses = [];
      for (let port = 4_000; port < 4_007; port += 1) statuses.push(await guess(form(port)));
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    }
    await server.close();
  });
});
