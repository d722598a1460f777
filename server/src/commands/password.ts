import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { adminSecret, hashFile, writeHash } from '../admin/admin-hash.js';
import { hashPassword, makePassword } from '../admin/password-hash.js';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { limits } from '../contract.js';
import { withDatabase } from '../open-data-source.js';
import { SecretEntity } from '../database/secret.entity.js';
import type { Print } from './run-command.js';

/** Reads one line from the terminal without echoing it, or from a pipe. */
export async function readSecret(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = 'isTTY' in input && input.isTTY === true;
  const lines = createInterface({ input, output: silent, terminal });
  for await (const line of lines) return line;
  // On a terminal no line means Ctrl+C.
  if (terminal) throw new OwnerError('Nothing was changed.');
  return '';
}

/** Hashes a new password. Prints the hash, or with `--save` stores it where the server reads it. */
export async function password(
  config: Config,
  args: string[],
  print: Print,
  ask: () => Promise<string> = () => readSecret('New admin password (empty: one is made for you): '),
): Promise<void> {
  if (args.some((arg) => arg !== '--save')) throw new OwnerError('Usage: npm run password [-- --save]');
  const save = args.includes('--save');
  if (save && (config.adminPassword || config.adminPasswordHash))
    throw new OwnerError(
      'ADMIN_PASSWORD or ADMIN_PASSWORD_HASH is set, and a saved password would not be used: remove it from .env or the environment first.',
    );
  const typed = await ask();
  if (Buffer.byteLength(typed) > limits.passwordBytes)
    throw new OwnerError('A password has at most 1,024 bytes.');
  const chosen = typed === '' ? makePassword() : typed;
  const hash = await hashPassword(chosen);
  if (save) await store(config, hash);
  if (typed === '') print(`Password: ${chosen}`);
  if (!save) return print(`ADMIN_PASSWORD_HASH='${hash}'`);
  print(
    `Saved in ${config.databaseUrl ? 'the database' : hashFile(config)}. Start the server again to use it.`,
  );
}

/** Stores the hash where the server reads it. */
async function store(config: Config, hash: string): Promise<void> {
  if (config.databaseUrl)
    await withDatabase(config, (dataSource) =>
      dataSource.getRepository(SecretEntity).save({ name: adminSecret, value: hash }),
    );
  else {
    mkdirSync(config.dataDirectory, { recursive: true, mode: 0o700 });
    writeHash(hashFile(config), hash);
  }
}
