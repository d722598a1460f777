import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../../testing/app.js';
import { createTestDatabase } from '../../testing/postgres.js';
import { hashFile } from '../admin/admin-hash.js';
import { AdminPassword } from '../admin/admin-password.service.js';
import { readConfig } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { password, readSecret } from './password.js';
import { runCommand } from './run-command.js';

const config = () => readConfig({ DATA_DIR: temporaryDirectory() });

describe('the password command', () => {
  const run = async (typed: string, args: string[] = [], own = config()) => {
    const lines: string[] = [];
    await password(
      own,
      args,
      (line) => lines.push(line),
      async () => typed,
    );
    return lines;
  };
  const hashIn = (line = '') => /'(.*)'/.exec(line)?.[1] ?? '';
  const opens = (hash: string, typed: string) => new AdminPassword(hash).matches(typed);

  test('prints the hash of the typed password for the environment', async () => {
    const [line, ...rest] = await run(' typed ');
    expect(rest).toEqual([]);
    expect(await opens(hashIn(line), ' typed ')).toBe(true);
    expect(() => readConfig({ ADMIN_PASSWORD_HASH: hashIn(line) })).not.toThrow();
  });

  test('generates a password if none is typed', async () => {
    const [made = '', line] = await run('');
    expect(await opens(hashIn(line), made.replace('Password: ', ''))).toBe(true);
  });

  test('saves the hash in the data directory with --save, also before the first start', async () => {
    const own = readConfig({ DATA_DIR: join(temporaryDirectory(), 'data') });
    const [said] = await run('new one', ['--save'], own);
    expect(said).toContain(hashFile(own));
    expect(await opens(readFileSync(hashFile(own), 'utf8').trim(), 'new one')).toBe(true);
  });

  test('prints no password that could not be saved', async () => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    const printed: string[] = [];
    const own = readConfig({ DATA_DIR: temporaryDirectory(), DATABASE_URL: url });
    const saving = password(
      own,
      ['--save'],
      (line) => printed.push(line),
      async () => '',
    );
    await expect(saving).rejects.toThrow("The database does not have this version's tables yet");
    expect(printed).toEqual([]);
  });

  test('saves nothing while the environment has a password, because that one comes first', async () => {
    const own = readConfig({ DATA_DIR: temporaryDirectory(), ADMIN_PASSWORD: 'from .env' });
    await expect(run('new one', ['--save'], own)).rejects.toThrow(/remove it from \.env/);
    expect(existsSync(hashFile(own))).toBe(false);
  });

  test('refuses a password that is too long, and unknown options', async () => {
    await expect(run('x'.repeat(1_025))).rejects.toBeInstanceOf(OwnerError);
    await expect(run('x', ['--nonsense'])).rejects.toBeInstanceOf(OwnerError);
  });

  test('reads one line from a pipe', async () => {
    expect(await readSecret('', Readable.from(['a secret\nmore\n']))).toBe('a secret');
    expect(await readSecret('', Readable.from([]))).toBe('');
  });

  test.each([
    ['Ctrl+C', '\x03'],
    ['Ctrl+C after a few letters', 'abc\x03'],
    ['Ctrl+D', '\x04'],
  ])('%s on a terminal changes nothing', async (_, keys) => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true });
    const typed = readSecret('', terminal);
    terminal.write(keys);
    await expect(typed).rejects.toThrow('Nothing was changed.');
  });

  test('Enter on a terminal asks for a generated password', async () => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true });
    const typed = readSecret('', terminal);
    terminal.write('\r');
    expect(await typed).toBe('');
  });
});

describe('a command', () => {
  beforeEach(() => {
    // `runCommand` makes all later files of this process private, but the tests' PostgreSQL runs as another user.
    vi.spyOn(process, 'umask').mockReturnValue(0o022);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.stdout.removeAllListeners('error');
    process.exitCode = 0;
  });

  test('fails with a sentence, and with a stack trace only for an unexpected error', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runCommand(async () => {
      throw new OwnerError('Usage: so and so');
    });
    expect(said).toHaveBeenCalledWith('Usage: so and so\n');
    expect(process.exitCode).toBe(1);
    const unexpected = runCommand(async () => {
      throw new TypeError('a mistake');
    });
    await expect(unexpected).rejects.toThrow('a mistake');
  });

  test.each([
    ['EPIPE', 0, []],
    ['ENOSPC', 1, [['The disk is full: nothing was changed.\n']]],
  ])('ends without a stack trace if printing fails with %s', async (code, exitCode, sentences) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runCommand(async () => {
      process.stdout.emit('error', Object.assign(new Error('write failed'), { code }));
    });
    expect(process.exitCode ?? 0).toBe(exitCode);
    expect(said.mock.calls).toEqual(sentences);
  });

  test('prints lines', async () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runCommand(async (_config, _args, print) => print('done'));
    expect(said).toHaveBeenCalledWith('done\n');
  });
});
