import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, startApp, type TestApp } from '../../testing/app.js';
import { hour, LimitStore, minute } from './limit-store.js';
import { MemoryLimitStore } from './memory.limit-store.js';

describe.each(databaseKinds)('limits on %s', (kind) => {
  let server: TestApp;
  let store: LimitStore;
  let later: (seconds: number) => Promise<void>;

  beforeEach(async () => {
    server = await startApp(kind);
    if (kind === 'sqlite') {
      let now = 1_000;
      store = new MemoryLimitStore(() => now);
      later = async (seconds) => void (now += seconds);
    } else {
      store = server.app.get(LimitStore);
      // The database's clock cannot be moved, so what it has noted is.
      later = async (seconds) => {
        const by = `interval '${seconds} seconds'`;
        await server.database.write(`UPDATE limit_window SET ends_at = ends_at - ${by}`);
        await server.database.write(`UPDATE limit_strike SET blocked_until = blocked_until - ${by}`);
      };
    }
  });
  afterEach(() => server.close());

  test('a window lets so many through, and tells the rest how long to wait', async () => {
    const take = () => store.take('window', 3, minute);
    expect([await take(), await take(), await take()]).toEqual([0, 0, 0]);
    const wait = await take();
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await store.take('other', 3, minute)).toBe(0);
    await store.giveBack('window');
    expect(await take()).toBe(0);
    expect(await take()).toBeGreaterThan(0);
    await later(61);
    expect(await take()).toBe(0);
  });

  test('a thousand at once are counted one by one', async () => {
    const waits = await Promise.all(Array.from({ length: 1_000 }, () => store.take('crowd', 100, minute)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
  });

  test('five failures are free; then each wait is twice the last, up to an hour', async () => {
    const strike = async () => (await store.strike('guesser')).waitSeconds;
    for (let free = 0; free < 5; free += 1) expect(await strike()).toBe(0);
    for (const seconds of [60, 120, 240, 480, 960, 1_920, 3_600, 3_600]) {
      const wait = await strike();
      expect(wait).toBeGreaterThan(seconds - 5);
      expect(wait).toBeLessThanOrEqual(seconds);
      await later(seconds + 1);
      expect(await strike()).toBe(0);
    }
    expect(await store.strike('other')).toEqual({ waitSeconds: 0, trusted: false });
  });

  test('who has succeeded starts anew, and is trusted', async () => {
    for (let failure = 0; failure < 5; failure += 1) await store.strike('owner');
    expect((await store.strike('owner')).waitSeconds).toBeGreaterThan(0);
    await store.absolve('owner');
    expect(await store.strike('owner')).toEqual({ waitSeconds: 0, trusted: true });
  });

  test('a try that was never made does not count', async () => {
    for (let round = 0; round < 20; round += 1) {
      expect((await store.strike('queued')).waitSeconds).toBe(0);
      await store.pardon('queued');
    }
    await store.pardon('unknown');
    await store.giveBack('unknown');
  });

  test('addresses are hashed under one secret that a day forgets', async () => {
    const secret = await store.secretOfTheDay();
    expect(secret).toHaveLength(32);
    expect(await store.secretOfTheDay()).toEqual(secret);
    if (kind === 'sqlite') {
      await store.absolve('owner');
      await later(25 * hour);
      expect(await store.secretOfTheDay()).not.toEqual(secret);
      expect((await store.strike('owner')).trusted).toBe(false);
    } else {
      const [row] = await server.database.read<{ secret: string }>('SELECT secret FROM limit_secret');
      expect(row?.secret).toBe(secret.toString('hex'));
      const keys = await server.database.read<{ key: string }>('SELECT key FROM limit_strike');
      expect(keys.map(({ key }) => key).join(' ')).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
    }
  });
});

test('memory forgets the oldest before it grows without end', async () => {
  const store = new MemoryLimitStore(() => 1);
  for (let index = 0; index < 50_010; index += 1) await store.take(`${index}`, 1, minute);
  expect(await store.take('0', 1, minute)).toBe(0);
  expect(await store.take('50009', 1, minute)).toBeGreaterThan(0);
});
