import type BetterSqlite3 from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { entities } from '../../data-source.js';
import { sqliteOptions } from '../../database/data-source-options.js';
import { Sqlite } from '../../database/sqlite.driver.js';
import { UsageError } from '../run-command.js';

export const tables = ['question', 'message'] as const;
export type Table = (typeof tables)[number];

export interface Counts {
  questions: number;
  messages: number;
}

export interface Column {
  name: string;
  type: string;
  notnull: number;
}

export function countRows(database: BetterSqlite3.Database): Counts {
  const count = (table: Table) => Number(database.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  return { questions: count('question'), messages: count('message') };
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

export const columnsOf = (database: BetterSqlite3.Database, table: string): Column[] =>
  database.prepare<[string], Column>('SELECT name, type, "notnull" FROM pragma_table_info(?)').all(table);

/** As SQL lists them. */
export const listed = (columns: readonly { name: string }[]): string =>
  columns.map(({ name }) => `"${name}"`).join(', ');

/** Only real tables are read: a view of the same name could run an endless query. */
function checkTables(database: BetterSqlite3.Database): boolean {
  const find = database.prepare<[string], { type: string; sql: string }>(
    'SELECT type, sql FROM sqlite_master WHERE name = ?',
  );
  return [...tables, 'migrations'].every((name) => {
    const found = find.get(name);
    return found?.type === 'table' && /^\s*CREATE\s+TABLE/i.test(found.sql);
  });
}

/** A backup is untrusted input: nothing in it is executed, and nothing is written to it. */
export function openBackup(file: string): BetterSqlite3.Database {
  if (!statSync(file, { throwIfNoEntry: false })) throw new UsageError(`${file} does not exist.`);
  if (!statSync(file).isFile()) throw new UsageError(`${file} is not a file.`);
  const foreign = new UsageError(`${file} is not a database of this server.`);
  let database: BetterSqlite3.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5_000 });
    database.pragma('trusted_schema = OFF');
    if (database.pragma('integrity_check(1)', { simple: true }) !== 'ok')
      throw new UsageError(`${file} is damaged.`);
    if (!checkTables(database)) throw foreign;
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof UsageError ? error : foreign;
  }
}

const knownMigrations = sqliteOptions('', entities).migrations.map(({ name }) => name);

/** How many migrations had been run on it; they must be ours, from the first one on. */
export function versionOf(database: BetterSqlite3.Database): number {
  const run = database.prepare('SELECT name FROM migrations ORDER BY id').pluck().all();
  if (run.length === 0 || run.some((name, index) => name !== knownMigrations[index]))
    throw new UsageError('The backup was made by another version of this server.');
  return run.length;
}

export const isCurrent = (database: BetterSqlite3.Database): boolean =>
  versionOf(database) === knownMigrations.length;

/** Of all rows, so that two tables can be compared. */
export function digestOf(database: BetterSqlite3.Database, table: Table, columns: Column[]): string {
  const hash = createHash('sha256');
  for (const row of database
    .prepare(`SELECT ${listed(columns)} FROM ${table} ORDER BY id`)
    .raw()
    .iterate())
    hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest('hex');
}
