import type BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { OwnerError } from '../config/owner-error.js';
import { sqliteOptions } from '../data-source-options.js';
import { countRows, type Counts, withBackup, withFile } from './backup-file.js';

/** The migrations that had been run on it must be ours, from the first one on. */
function checkVersion(backup: BetterSqlite3.Database): void {
  const known = sqliteOptions('').migrations.map(({ name }) => name);
  const run = backup.prepare('SELECT name FROM migrations ORDER BY id').pluck().all();
  if (run.length === 0 || run.some((name, index) => name !== known[index]))
    throw new Error('it was made by another version of this server');
}

/** Ours has none: a trigger of a file from elsewhere could publish private messages. */
function dropCode(copy: BetterSqlite3.Database): void {
  const code = copy.prepare<[], { type: string; name: string }>(
    "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view') ORDER BY type",
  );
  for (const { type, name } of code.all()) copy.exec(`DROP ${type} "${name.replaceAll('"', '""')}"`);
}

async function migrate(file: string): Promise<void> {
  const dataSource = await new DataSource(sqliteOptions(file)).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
}

/** Copies a backup into a new file and brings it up to date. Returns what the file holds. */
export async function rebuild(backup: string, file: string): Promise<Counts> {
  try {
    withBackup(backup, (from) => {
      checkVersion(from);
      from.prepare('VACUUM INTO ?').run(file);
    });
    withFile(file, {}, dropCode);
    await migrate(file);
    return withFile(file, {}, countRows);
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    throw new OwnerError(`${backup} cannot be restored, and nothing was changed: ${String(error)}`);
  }
}
