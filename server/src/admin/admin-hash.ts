import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { hashPassword, makePassword } from './password-hash.js';

/** The injection token of the hash that the owner's password must match. */
export const ADMIN_HASH = Symbol('ADMIN_HASH');

export const hashFile = (config: Config) => join(config.dataDirectory, 'admin-password.hash');

export interface AdminHash {
  hash: string;
  /** Present only during the start that made it: only its hash is stored, so it cannot be printed again. */
  newPassword?: string;
}

function readHash(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

async function makeHash(file: string): Promise<AdminHash> {
  const newPassword = makePassword();
  const hash = await hashPassword(newPassword);
  try {
    writeFileSync(file, `${hash}\n`, { mode: 0o600, flag: 'wx' });
    return { hash, newPassword };
  } catch (error) {
    // Another process that started at the same moment was first.
    const first = readHash(file);
    if (first) return { hash: first };
    throw error;
  }
}

/** From the environment, else from the data directory, else made now. */
export async function findAdminHash(config: Config): Promise<AdminHash> {
  if (config.adminPasswordHash) return { hash: config.adminPasswordHash };
  if (config.adminPassword) return { hash: await hashPassword(config.adminPassword) };
  const file = hashFile(config);
  const kept = readHash(file);
  return kept ? { hash: kept } : makeHash(file);
}
