import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, startApp, temporaryDirectory, type TestApp } from '../../testing/app.js';
import { readConfig } from '../config/config.js';
import { findAdminHash, hashFile } from './admin-hash.js';
import { AdminPassword } from './admin-password.service.js';
import { hashPassword } from './password-hash.js';

const opens = (hash: string, password: string) => new AdminPassword(hash).matches(password);
const passwordIn = ([line = '']: string[]) => line.replace(/^.*: /, '');

describe.each(databaseKinds)('the owner’s password on %s', (kind) => {
  let server: TestApp;
  let dataSource: DataSource;
  let directory: string;
  beforeEach(async () => {
    server = await startApp(kind);
    ({ dataSource } = server);
    directory = temporaryDirectory();
  });
  afterEach(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const config = (environment: NodeJS.ProcessEnv = {}) =>
    readConfig({ DATA_DIR: directory, DATABASE_URL: server.config.databaseUrl, ...environment });
  const find = async (own = config()) => {
    const printed: string[] = [];
    const hash = await findAdminHash(own, dataSource, (line) => printed.push(line));
    return { hash, printed };
  };

  test('is made at the first start, printed once, and stored as a hash', async () => {
    const first = await find();
    expect(await opens(first.hash, passwordIn(first.printed))).toBe(true);
    expect(await find()).toEqual({ hash: first.hash, printed: [] });
    if (kind === 'postgres') return;
    expect(readFileSync(hashFile(config()), 'utf8')).toBe(`${first.hash}\n`);
    expect(statSync(hashFile(config())).mode & 0o077).toBe(0);
  });

  test.runIf(kind === 'postgres')('is made once by two hosts that start together', async () => {
    const other = readConfig({ DATA_DIR: temporaryDirectory(), DATABASE_URL: server.config.databaseUrl });
    const both = await Promise.all([find(), find(other)]);
    expect(both[0].hash).toBe(both[1].hash);
    expect(both.flatMap(({ printed }) => printed)).toEqual([expect.stringMatching(/shown only now/)]);
  });

  test('comes from the environment if it is set there', async () => {
    const hash = await hashPassword('given');
    expect((await find(config({ ADMIN_PASSWORD_HASH: hash }))).hash).toBe(hash);
    expect(await opens((await find(config({ ADMIN_PASSWORD: ' as typed ' }))).hash, ' as typed ')).toBe(true);
  });

  test.each([
    ['empty', (file: string) => writeFileSync(file, '')],
    ['half written', (file: string) => writeFileSync(file, '$argon2id$v=19$m=194')],
    ['a folder', (file: string) => mkdirSync(file)],
  ])('in a file that is %s stops the start, and the error names the file', async (_, spoil) => {
    spoil(hashFile(config()));
    await expect(find()).rejects.toThrow(`${hashFile(config())} holds no password hash: delete it`);
  });

  test('in a file that cannot be read is not reported as missing', async () => {
    // Root can read files without permission, but nobody can read this one from its beginning.
    symlinkSync('/proc/self/mem', hashFile(config()));
    await expect(find()).rejects.toThrow(
      `${hashFile(config())} cannot be read (EIO): it must belong to the user that runs the server.`,
    );
  });

  test.runIf(kind === 'sqlite')('cannot be made if its hash cannot be stored', async () => {
    rmSync(directory, { recursive: true });
    await expect(find()).rejects.toThrow('ENOENT');
  });
});
