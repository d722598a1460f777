import type BetterSqlite3 from 'better-sqlite3';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { databaseFile, dataSourceOptions } from '../database/data-source.js';
import { isServerRunning } from '../database/running-lock.js';
import { checkDatabase, copyDatabase, onlySqlite } from './backup.js';
import { type Print, UsageError } from './run-command.js';
import { Sqlite } from '../database/sqlite.driver.js';

const columns = {
  question: 'id, question, name, answer, visibility, fingerprint, created_at',
  message: 'id, message, name, email, suspected_spam, fingerprint, created_at',
};

/** Files beside the database that belong to it. */
const companions = ['', '-wal', '-shm'];

/** A backup of an older version gets today's tables before its rows are taken over. */
async function migrate(config: Config, file: string): Promise<void> {
  const options = { ...dataSourceOptions(config), database: file, prepareDatabase: undefined };
  const dataSource = new DataSource(options as DataSource['options']);
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
}

/** In one transaction of the running database: visitors see the old rows or the new ones, never something between. */
function takeOver(live: BetterSqlite3.Database, file: string): void {
  live.prepare('ATTACH ? AS backup').run(file);
  live.exec('BEGIN IMMEDIATE');
  for (const [table, names] of Object.entries(columns)) {
    live.exec(`DELETE FROM main.${table}`);
    live.exec(`INSERT INTO main.${table} (${names}) SELECT ${names} FROM backup.${table}`);
  }
  live.exec('UPDATE revision SET value = value + 1; COMMIT; DETACH backup');
}

function openLive(file: string): BetterSqlite3.Database | undefined {
  try {
    const live = new Sqlite(file, { fileMustExist: true, timeout: 5_000 });
    live.pragma('synchronous = FULL');
    if (
      live.pragma('quick_check(1)', { simple: true }) === 'ok' &&
      live.prepare('SELECT value FROM revision').get()
    )
      return live;
    live.close();
  } catch {
    // Damaged, or not of this version: it is put aside as a whole.
  }
  return undefined;
}

function putAside(config: Config, file: string, aside: string): void {
  const found = companions.filter((end) => existsSync(file + end));
  if (found.length === 0) return;
  if (isServerRunning(config))
    throw new UsageError('The database is damaged and a server has it open: stop the server first.');
  for (const end of found) renameSync(file + end, aside + end);
}

export async function restore(config: Config, args: string[], print: Print): Promise<void> {
  onlySqlite(config, 'pg_restore');
  const [name, ...rest] = args;
  if (!name || rest.length > 0) throw new UsageError('Usage: npm run restore -- FILE');
  const file = resolve(name);
  if (!existsSync(file)) throw new UsageError(`${file} does not exist.`);
  const { questions, messages } = checkDatabase(file);
  const live = databaseFile(config);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const aside = join(config.dataDirectory, `before-restore-${stamp}.db`);
  const fresh = `${live}.restore`;
  rmSync(fresh, { force: true });
  copyDatabase(file, fresh);
  await migrate(config, fresh);

  const open = openLive(live);
  if (open) {
    copyDatabase(live, aside);
    takeOver(open, fresh);
    open.close();
    rmSync(fresh);
  } else {
    putAside(config, live, aside);
    renameSync(fresh, live);
  }
  print(`Restored ${questions} questions and ${messages} messages.`);
  if (existsSync(aside)) print(`What was there before is in ${aside}`);
}
