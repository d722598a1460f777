import type BetterSqlite3 from 'better-sqlite3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { Sqlite } from './sqlite.driver.js';
import { isBusy } from './unavailable.js';

/** Long enough for a server that is just stopping, or for a command of the owner. */
const patienceMs = 4_000;

/**
 * Whoever has it may bring the SQLite file up to date, serve it or replace it. The operating system releases it when
 * the process ends, however it ends. Servers on PostgreSQL need none: they may be several.
 */
export class DatabaseLock implements OnApplicationShutdown {
  private constructor(private readonly file?: BetterSqlite3.Database) {}

  /** For a server: limits are counted in its memory, so a second one would double them. */
  static take(config: Config): DatabaseLock {
    const lock = DatabaseLock.tryTake(config, patienceMs);
    if (lock) return lock;
    throw new OwnerError(
      `Another server uses ${config.dataDirectory}: stop it first, or let several servers share a PostgreSQL (DATABASE_URL).`,
    );
  }

  /** Undefined while a server runs. */
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
