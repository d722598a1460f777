import type { QueryRunner } from 'typeorm';
import { isPostgres, Migration } from '../migration.js';

/** The table that the package rate-limiter-flexible counts in. A crash may forget it, so it need not reach the disk. */
const newTable = `CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`;

export class CountLimitsByRateLimiter1763900000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    if (!isPostgres(runner)) return;
    await runner.query('DROP TABLE IF EXISTS limit_window, limit_strike');
    await runner.query(newTable);
  }
}
