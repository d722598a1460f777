import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, startApp, type TestApp } from '../../testing/app.js';
import { ApiError } from '../http/api-error.js';
import { PasswordLimits } from './password-limits.js';

describe.each(databaseKinds)('the limits of passwords on %s', (kind) => {
  let server: TestApp;
  let limits: PasswordLimits;
  beforeEach(async () => {
    server = await startApp(kind);
    limits = server.app.get(PasswordLimits);
  });
  afterEach(() => server.close());

  const waitOf = (error: unknown) => (error instanceof ApiError ? error.retryAfterSeconds : undefined);
  /** The seconds to wait, or 0 for a try that was let through and failed. */
  const fail = async (address: string): Promise<number | undefined> => {
    try {
      await (await limits.recordFailure(address)).failed();
      return 0;
    } catch (error) {
      return waitOf(error);
    }
  };
  const times = async (count: number, call: (index: number) => Promise<number | undefined>) => {
    const waits = [];
    for (let index = 0; index < count; index += 1) waits.push(await call(index));
    return waits;
  };

  test('five failures may follow each other, then the sixth waits a minute', async () => {
    expect(await times(5, () => fail('192.0.2.1'))).toEqual([0, 0, 0, 0, 0]);
    expect(await fail('192.0.2.1')).toBeGreaterThan(50);
    expect(await fail('192.0.2.1')).toBeLessThanOrEqual(60);
    expect(await fail('192.0.2.2')).toBe(0);
  });

  test('a success resets the failures', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await times(4, () => fail('192.0.2.1'))).toEqual([0, 0, 0, 0]);
      await (await limits.recordFailure('192.0.2.1')).succeeded();
    }
  });

  test('a try whose password was never checked does not count', async () => {
    for (let round = 0; round < 20; round += 1) await (await limits.recordFailure('192.0.2.1')).undo();
    expect(await times(6, () => fail('192.0.2.1'))).toEqual([0, 0, 0, 0, 0, expect.any(Number)]);
  });

  test('after a hundred failures of twenty addresses, an owner at a new address can still try', async () => {
    const waits = await times(100, (index) => fail(`10.0.0.${index % 20}`));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(80);
    await (await limits.recordFailure('203.0.113.9')).succeeded();
    expect(await fail('203.0.113.9')).toBe(0);
  });

  test('one try from each of thousands of addresses does not lock out an address that has succeeded', async () => {
    await (await limits.recordFailure('198.51.100.7')).succeeded();
    const addresses = Array.from({ length: 2_000 }, (_, index) => `10.1.${index >> 8}.${index & 255}`);
    const waits = [];
    for (let index = 0; index < addresses.length; index += 100)
      waits.push(...(await Promise.all(addresses.slice(index, index + 100).map(fail))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
    await (await limits.recordFailure('198.51.100.7')).succeeded();
  });
});

describe('the wait for passwords', () => {
  test('doubles each time, up to an hour, with one try in between', async () => {
    const server = await startApp('postgres');
    const limits = server.app.get(PasswordLimits);
    const fail = async () => (await limits.recordFailure('192.0.2.1')).failed();
    for (let free = 0; free < 5; free += 1) await fail();
    for (const seconds of [60, 120, 240, 480, 960, 1_920, 3_600, 3_600]) {
      const error = await fail().catch((caught: unknown) => caught);
      const wait = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
      expect(wait).toBeGreaterThan(seconds - 10);
      expect(wait).toBeLessThanOrEqual(seconds);
      await server.query(
        `UPDATE rate_limit SET expire = expire - ${(seconds + 1) * 1_000} WHERE key LIKE 'password failures:%'`,
      );
      await fail();
    }
    await server.close();
  });
});
