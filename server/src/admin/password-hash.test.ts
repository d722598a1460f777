import { describe, expect, test } from 'vitest';
import { ApiError } from '../http/api-error.js';
import { hashPassword, makePassword, PasswordChecks } from './password-hash.js';

describe('passwords', () => {
  test('are hashed with argon2id, 19 MiB and two passes, and compared as typed', async () => {
    const hash = await hashPassword(' ünï ');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const checks = new PasswordChecks();
    expect(await checks.matches(hash, ' ünï ')).toBe(true);
    for (const other of ['ünï', ' unï ', ' ünï', ' u\u0308nï ', ''])
      expect(await checks.matches(hash, other)).toBe(false);
  });

  test('that we generate are easy to type and never repeat', () => {
    const made = Array.from({ length: 50 }, makePassword);
    for (const password of made) expect(password).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/);
    expect(new Set(made).size).toBe(50);
  });

  test('two checks run at a time, twenty wait, the rest are refused', async () => {
    const hash = await hashPassword('right');
    const checks = new PasswordChecks();
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => checks.matches(hash, 'right')));
    const fulfilled = all.filter(({ status }) => status === 'fulfilled');
    const reasons = all.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(fulfilled).toHaveLength(22);
    for (const reason of reasons) expect(reason instanceof ApiError && reason.getStatus()).toBe(429);
    expect(await checks.matches(hash, 'right')).toBe(true);
  });
});
