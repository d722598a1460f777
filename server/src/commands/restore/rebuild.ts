import type BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { entities } from '../../data-source.js';
import { sqliteOptions } from '../../database/data-source-options.js';
import {
  columnsOf,
  countRows,
  type Counts,
  digestOf,
  listed,
  tables,
  versionOf,
  withFile,
} from './backup-file.js';
import { checkColumns, checkRows, sequenceOf, setSequence } from './check-rows.js';

async function migrate(file: string, count?: number): Promise<void> {
  const options = sqliteOptions(file, entities);
  const dataSource = new DataSource({ ...options, migrations: options.migrations.slice(0, count) });
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
}

/** In one transaction: visitors of a running server see the old rows or the new ones, never a mixture. */
export function copyRows(from: BetterSqlite3.Database, into: BetterSqlite3.Database): void {
  const copyAll = into.transaction(() => {
    for (const table of tables) {
      const columns = columnsOf(into, table);
      const names = listed(columns);
      const marks = columns.map(() => '?').join(', ');
      const insert = into.prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`);
      const rows = from.prepare<[], unknown[]>(`SELECT ${names} FROM ${table}`).raw().iterate();
      into.exec(`DELETE FROM ${table}`);
      for (const row of rows) insert.run(...row);
      setSequence(into, table, sequenceOf(from, table));
    }
  });
  copyAll.immediate();
}

/**
 * Copies the rows of a backup, and nothing else of it, into a new file: with the tables as they were when the backup
 * was made, which are then brought up to date. Returns what the file holds and whether it is the same.
 */
export async function rebuild(
  backup: BetterSqlite3.Database,
  file: string,
): Promise<Counts & { isSame: boolean }> {
  await migrate(file, versionOf(backup));
  withFile(file, {}, (older) => {
    for (const table of tables) {
      checkColumns(backup, older, table);
      checkRows(backup, table, columnsOf(older, table));
    }
    copyRows(backup, older);
  });
  await migrate(file);
  return withFile(file, {}, (fresh) => {
    const isSame = tables.every((table) => {
      const columns = columnsOf(backup, table);
      return digestOf(backup, table, columns) === digestOf(fresh, table, columns);
    });
    return { ...countRows(fresh), isSame };
  });
}
