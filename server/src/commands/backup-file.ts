import type BetterSqlite3 from 'better-sqlite3';
import { OwnerError } from '../config/owner-error.js';
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

function checkWhole(backup: BetterSqlite3.Database): void {
  backup.pragma('trusted_schema = OFF');
  const verdict = backup.pragma('integrity_check(1)', { simple: true });
  if (verdict !== 'ok') throw new Error('it is damaged');
  if (backup.prepare(realTables).pluck().get() !== 3) throw new Error('its tables are others');
}

/** A backup is untrusted input: nothing in it is executed, and nothing is written to it. */
export function withBackup<T>(file: string, work: (backup: BetterSqlite3.Database) => T): T {
  try {
    withFile(file, { readonly: true }, checkWhole);
  } catch (error) {
    throw new OwnerError(`${file} is not a database of this server: ${String(error)}`);
  }
  return withFile(file, { readonly: true }, work);
}

export function countRows(database: BetterSqlite3.Database): Counts {
  const count = (table: string) => Number(database.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  return { questions: count('question'), messages: count('message') };
}
