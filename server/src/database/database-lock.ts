import type BetterSqlite3 from 'better-sqlite3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { Sqlite } from './sqlite.driver.js';
import { isBusy } from './unavailable.js';

/** Time to wait for the lock, which a stopping server or a running command may still hold. */
const waitMs = 4_000;

/**
 * Exclusive lock on the SQLite database. Its holder may run migrations, serve visitors or replace the file. The
 * operating system releases it even after a crash. PostgreSQL is not locked, because several servers may share it.
 */
export class DatabaseLock implements OnApplicationShutdown {
  private constructor(private readonly file?: BetterSqlite3.Database) {}

  /** Takes the lock for a server, or throws. A second server would double the rate limits, which are kept in memory. */
  static take(config: Config): DatabaseLock {
    const lock = DatabaseLock.tryTake(config, waitMs);
    if (lock) return lock;
    throw new OwnerError(
      `Another server uses ${config.dataDirectory}: stop it first, or let several servers share a PostgreSQL (DATABASE_URL).`,
    );
  }

  /** Takes the lock, or returns `undefined` if a server has it. */
  static tryTake(config: Config, timeout = 0): DatabaseLock | undefined {
    if (config.databaseUrl) return new DatabaseLock();
    mkdirSync(config.dataDirectory, { recursive: true, mode: 0o700 });
    const path = join(config.dataDirectory, 'running.lock');
    let file: BetterSqlite3.Database | undefined;
    try {
      file = new Sqlite(path, { timeout });
      file.exec('BEGIN EXCLUSIVE');
      return new DatabaseLock(file);
    } catch (error) {
      file?.close();
      if (isBusy(error)) return undefined;
      throw new OwnerError(`The lock file ${path} cannot be used: ${String(error)}`);
    }
  }

  release(): void {
    this.file?.close();
  }

  onApplicationShutdown(): void {
    this.release();
  }
}
