import { readFileSync, rmSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { readConfig } from '../config/config.js';
import { findAdminHash, hashFile } from './admin-hash.js';
import { hashPassword, PasswordChecks } from './password-hash.js';

describe('the owner’s password', () => {
  let directory: string;
  beforeEach(() => {
    directory = temporaryDirectory();
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const config = (environment: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: directory, ...environment });
  const opens = (hash: string, password: string) => new PasswordChecks().matches(hash, password);

  test('is made at the first start, printed once, and stored as a hash that only the owner may read', async () => {
    const first = await findAdminHash(config());
    expect(await opens(first.hash, first.newPassword ?? '')).toBe(true);
    const kept = readFileSync(hashFile(config()), 'utf8');
    expect(kept).toBe(`${first.hash}\n`);
    expect(kept).not.toContain(first.newPassword);
    expect(statSync(hashFile(config())).mode & 0o077).toBe(0);
    expect(await findAdminHash(config())).toEqual({ hash: first.hash });
  });

  test('is made once when two processes start together', async () => {
    const both = await Promise.all([findAdminHash(config()), findAdminHash(config())]);
    expect(both[0].hash).toBe(both[1].hash);
    expect(both.filter(({ newPassword }) => newPassword)).toHaveLength(1);
  });

  test('comes from the environment where it is given there', async () => {
    const hash = await hashPassword('given');
    expect(await findAdminHash(config({ ADMIN_PASSWORD_HASH: hash }))).toEqual({ hash });
    const typed = await findAdminHash(config({ ADMIN_PASSWORD: ' as typed ' }));
    expect(await opens(typed.hash, ' as typed ')).toBe(true);
  });

  test('cannot be made where nothing can be written', async () => {
    rmSync(directory, { recursive: true });
    await expect(findAdminHash(config())).rejects.toThrow(/ENOENT/);
    directory = temporaryDirectory();
  });
});
