import type BetterSqlite3 from 'better-sqlite3';
import { OwnerError } from '../config/owner-error.js';
import { migrations } from '../database/migrations.js';
import { Sqlite } from '../database/sqlite.driver.js';

export interface Counts {
  questions: number;
  messages: number;
}

/** Opens a database file for `work`, and closes it even if `work` throws. */
export function withFile<T>(
  file: string,
  options: BetterSqlite3.Options,
  work: (database: BetterSqlite3.Database) => T,
): T {
  const database = new Sqlite(file, { fileMustExist: true, timeout: 5_000, ...options });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Counts our tables. Leaves out views, because a view with the name of a table could run an endless query. */
const realTables = `SELECT count(*) FROM sqlite_master
  WHERE name IN ('question', 'message', 'migrations') AND type = 'table' AND sql LIKE 'CREATE TABLE%'`;

function check(backup: BetterSqlite3.Database): Counts {
  backup.pragma('trusted_schema = OFF');
  const verdict = backup.pragma('integrity_check(1)', { simple: true });
  if (verdict !== 'ok') throw new Error('it is damaged');
  if (backup.prepare(realTables).pluck().get() !== 3)
    throw new Error('it does not have the tables of this server');
  // The backup's migrations must be the first ones of our list: older backups are fine, unknown ones are not.
  const run = backup.prepare('SELECT name FROM migrations ORDER BY id').pluck().all();
  if (run.length === 0 || run.some((name, index) => name !== migrations[index]?.name))
    throw new Error('it was not made by this or an older version of the server');
  const count = (table: string) => Number(backup.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  return { questions: count('question'), messages: count('message') };
}

/** Throws if a file is damaged or not a database of this server. Does not run its triggers and views. */
export function checkDatabase(file: string): Counts {
  try {
    return withFile(file, { readonly: true }, check);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OwnerError(`${file} is not a database of this server: ${reason}`);
  }
}
