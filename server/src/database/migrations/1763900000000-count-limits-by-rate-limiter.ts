import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table that the package rate-limiter-flexible counts in. A crash may forget it, so it need not reach the disk. */
const newTable = `CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`;

const oldTables = [
  `CREATE UNLOGGED TABLE limit_window (
     key text PRIMARY KEY, used integer NOT NULL, ends_at timestamptz NOT NULL)`,
  `CREATE UNLOGGED TABLE limit_strike (
     key text PRIMARY KEY, failures integer NOT NULL, blocked_until timestamptz, trusted boolean NOT NULL,
     changed_at timestamptz NOT NULL)`,
];

const isPostgres = (runner: QueryRunner) => runner.dataSource.options.type === 'postgres';

export class CountLimitsByRateLimiter1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!isPostgres(runner)) return;
    await runner.query('DROP TABLE limit_window, limit_strike');
    await runner.query(newTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!isPostgres(runner)) return;
    await runner.query('DROP TABLE rate_limit');
    for (const table of oldTables) await runner.query(table);
  }
}
