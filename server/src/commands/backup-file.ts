import type BetterSqlite3 from 'better-sqlite3';
import { OwnerError } from '../config/owner-error.js';
import { migrations } from '../database/migrations.js';
import { Sqlite } from '../database/sqlite.driver.js';

export interface Counts {
  questions: number;
  messages: number;
}

/** Opens a file for a piece of work, and closes it however that ends. */
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

/** Only real tables are read: a view of the same name could run an endless query. */
const realTables = `SELECT count(*) FROM sqlite_master
  WHERE name IN ('question', 'message', 'migrations') AND type = 'table' AND sql LIKE 'CREATE TABLE%'`;

function check(backup: BetterSqlite3.Database): Counts {
  backup.pragma('trusted_schema = OFF');
  const verdict = backup.pragma('integrity_check(1)', { simple: true });
  if (verdict !== 'ok') throw new Error('it is damaged');
  if (backup.prepare(realTables).pluck().get() !== 3) throw new Error('its tables are others');
  // The migrations that had been run on it must be ours, from the first one on.
  const run = backup.prepare('SELECT name FROM migrations ORDER BY id').pluck().all();
  if (run.length === 0 || run.some((name, index) => name !== migrations[index]?.name))
    throw new Error('it was made by another version of this server');
  const count = (table: string) => Number(backup.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  return { questions: count('question'), messages: count('message') };
}

/** Refuses a backup that is damaged or not a database of this server: it is untrusted input, and nothing in it is executed. */
export function checkDatabase(file: string): Counts {
  try {
    return withFile(file, { readonly: true }, check);
  } catch (error) {
    throw new OwnerError(`${file} is not a database of this server: ${String(error)}`);
  }
}
