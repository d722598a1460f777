import type { QueryRunner } from 'typeorm';
import { isPostgres, Migration } from '../migration.js';

export class AddSecretsAndAnswerDates1764000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE secret (name varchar(40) PRIMARY KEY NOT NULL, value text NOT NULL)');
    await runner.query('ALTER TABLE question ADD COLUMN answered_at varchar(24)');
    if (isPostgres(runner)) await runner.query('DROP TABLE IF EXISTS limit_secret');
  }
}
