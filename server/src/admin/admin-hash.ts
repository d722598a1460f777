import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { argon2Hash } from '../config/environment.js';
import { storeOnce } from '../database/secret.entity.js';
import { hashPassword, makePassword } from './password-hash.js';

/** The injection token of the hash that the owner's password must match. */
export const ADMIN_HASH = Symbol('ADMIN_HASH');

/** Its name in PostgreSQL, where several servers share it. SQLite's servers have a file beside the database. */
export const adminSecret = 'admin-password';

export const hashFile = (config: Config) => join(config.dataDirectory, 'admin-password.hash');

function readHash(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const hash = readFileSync(file, 'utf8').trim();
    if (argon2Hash.test(hash)) return hash;
  } catch {
    // A folder, or not readable.
  }
  throw new OwnerError(`${file} holds no password hash: delete it, then set one: npm run password -- --save`);
}

export const writeHash = (file: string, hash: string): void =>
  writeFileSync(file, `${hash}\n`, { mode: 0o600 });

/** From the environment, else the stored one, else made now and printed, because only its hash is kept. */
export async function findAdminHash(
  config: Config,
  dataSource: DataSource,
  print = (line: string): void => void process.stdout.write(`\n${line}\n`),
): Promise<string> {
  if (config.adminPasswordHash) return config.adminPasswordHash;
  if (config.adminPassword) return hashPassword(config.adminPassword);
  const inFile = readHash(hashFile(config));
  const made = makePassword();
  const hash = inFile ?? (await hashPassword(made));
  if (!config.databaseUrl && !inFile) writeHash(hashFile(config), hash);
  const stored = config.databaseUrl ? await storeOnce(dataSource, adminSecret, hash) : hash;
  if (stored === hash && !inFile) print(`Your admin password (shown only now, keep it): ${made}`);
  return stored;
}
