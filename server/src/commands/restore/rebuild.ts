import type BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { entities } from '../../data-source.js';
import { sqliteConnection, sqliteOptions } from '../../database/data-source-options.js';
import { columnsOf, countRows, type Counts, digestOf, listed, tables, versionOf } from './backup-file.js';
import { checkColumns, checkRows, sequenceOf, setSequence } from './check-rows.js';

async function migrate(file: string, count?: number): Promise<DataSource> {
  const options = sqliteOptions(file, entities);
  const dataSource = new DataSource({ ...options, migrations: options.migrations.slice(0, count) });
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  return dataSource;
}

function copyRows(backup: BetterSqlite3.Database, fresh: BetterSqlite3.Database): void {
  const copyAll = fresh.transaction(() => {
    for (const table of tables) {
      const columns = columnsOf(fresh, table);
      checkColumns(backup, fresh, table);
      checkRows(backup, table, columns);
      const names = listed(columns);
      const marks = columns.map(() => '?').join(', ');
      const insert = fresh.prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`);
      const rows = backup.prepare<[], unknown[]>(`SELECT ${names} FROM ${table}`).raw().iterate();
      for (const row of rows) insert.run(...row);
      setSequence(fresh, table, sequenceOf(backup, table));
    }
  });
  copyAll();
}

/**
 * Copies the rows of a backup, and nothing else of it, into a new file: with the tables as they were when the backup
 * was made, which are then brought up to date. Returns what the file holds and whether it is the same.
 */
export async function rebuild(
  backup: BetterSqlite3.Database,
  file: string,
): Promise<Counts & { isSame: boolean }> {
  const known = sqliteOptions(file, entities).migrations.map(({ name }) => name);
  const older = await migrate(file, versionOf(backup, known));
  try {
    copyRows(backup, sqliteConnection(older));
  } finally {
    await older.destroy();
  }
  const newest = await migrate(file);
  try {
    const fresh = sqliteConnection(newest);
    const isSame = tables.every((table) => {
      const columns = columnsOf(backup, table);
      return digestOf(backup, table, columns) === digestOf(fresh, table, columns);
    });
    return { ...countRows(fresh), isSame };
  } finally {
    await newest.destroy();
  }
}
