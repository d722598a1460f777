import type { MigrationInterface, QueryRunner } from 'typeorm';

export const isPostgres = (runner: QueryRunner) => runner.dataSource.options.type === 'postgres';

/** One way only: what leads back to the version before is its backup. */
export abstract class Migration implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Restore a backup instead: npm run restore -- FILE'));
  }
}
