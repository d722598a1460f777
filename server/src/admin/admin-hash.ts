import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { argon2Hash } from '../config/environment.js';
import { storeOnce } from '../database/secret.entity.js';
import { driverCode } from '../database/unavailable.js';
import { writeWhole } from '../files/write-whole.js';
import { hashPassword, makePassword } from './password-hash.js';

/** Injection token for the hash of the owner's password. */
export const ADMIN_HASH = Symbol('ADMIN_HASH');

/** Name of the hash in the `secret` table of PostgreSQL, which several servers share. With SQLite it is in a file. */
export const adminSecret = 'admin-password';

export const hashFile = (config: Config) => join(config.dataDirectory, 'admin-password.hash');

function readHash(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const hash = readFileSync(file, 'utf8').trim();
    if (argon2Hash.test(hash)) return hash;
  } catch (error) {
    const code = driverCode(error);
    // A folder of this name gets the message below: the owner can delete it, like a damaged file.
    if (code !== 'EISDIR')
      throw new OwnerError(
        `${file} cannot be read (${code}): it must belong to the user that runs the server.`,
      );
  }
  throw new OwnerError(`${file} holds no password hash: delete it, then set one: npm run password -- --save`);
}

export const writeHash = (file: string, hash: string): void => writeWhole(file, `${hash}\n`);

/**
 * Returns the hash of the owner's password: from the environment, or else the stored one. If there is none, makes a
 * password and prints it once, because only its hash is stored.
 */
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
