import { describe, expect, test } from 'vitest';
import { AdminPassword } from './admin-password.service.js';
import { hashPassword, makePassword } from './password-hash.js';

describe('passwords', () => {
  test('are hashed with argon2id, 19 MiB and two passes, and compared as typed', async () => {
    const hash = await hashPassword(' ünï ');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const password = new AdminPassword(hash);
    expect(await password.matches(' ünï ')).toBe(true);
    for (const other of ['ünï', ' unï ', ' ünï', ' u\u0308nï ', ''])
      expect(await password.matches(other)).toBe(false);
  });

  test('that we generate are easy to type and never repeat', () => {
    const made = Array.from({ length: 50 }, makePassword);
    for (const password of made) expect(password).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/);
    expect(new Set(made).size).toBe(50);
  });
});
