import type BetterSqlite3 from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.js';
import { databaseFile } from '../database/data-source-options.js';
import { isServerRunning } from '../database/locks.js';
import { Sqlite } from '../database/sqlite.driver.js';
import { copyDatabase, onlySqlite } from './backup.js';
import { columnsOf, listed, openBackup, tables } from './restore/backup-file.js';
import { sequenceOf, setSequence } from './restore/check-rows.js';
import { rebuild } from './restore/rebuild.js';
import { type Print, UsageError } from './run-command.js';

const usage = `Usage: npm run restore -- FILE           put a backup back
       npm run restore -- --check FILE   only try it, in a temporary folder`;

/** Files beside the database that belong to it. */
const companions = ['', '-wal', '-shm'];

const names = (database: BetterSqlite3.Database, table: string) => listed(columnsOf(database, table));

/** In one transaction of the running database: visitors see the old rows or the new ones, never a mixture. */
function takeOver(live: BetterSqlite3.Database, file: string): void {
  live.prepare('ATTACH ? AS fresh').run(file);
  const replace = live.transaction(() => {
    for (const table of tables) {
      const columns = names(live, table);
      const seq = Number(
        live.prepare('SELECT seq FROM fresh.sqlite_sequence WHERE name = ?').pluck().get(table),
      );
      const last = Math.max(seq, sequenceOf(live, table));
      live.exec(`DELETE FROM main.${table}`);
      live.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM fresh.${table}`);
      setSequence(live, table, last);
    }
    live.exec('UPDATE revision SET value = value + 1');
  });
  replace.immediate();
}

/** The database that is there, if it is whole and of this version. */
function openLive(file: string, fresh: string): BetterSqlite3.Database | undefined {
  let live: BetterSqlite3.Database | undefined;
  const expected = new Sqlite(fresh, { readonly: true });
  try {
    live = new Sqlite(file, { fileMustExist: true, timeout: 5_000 });
    live.pragma('synchronous = FULL');
    const isWhole = live.pragma('quick_check(1)', { simple: true }) === 'ok';
    for (const table of [...tables, 'revision'])
      if (!isWhole || names(live, table) !== names(expected, table))
        throw new Error('It is put aside as a whole.');
    return live;
  } catch {
    live?.close();
    return undefined;
  } finally {
    expected.close();
  }
}

function putAside(config: Config, file: string, aside: string): void {
  const found = companions.filter((end) => existsSync(file + end));
  if (found.length === 0) return;
  if (isServerRunning(config))
    throw new UsageError('The database is damaged and a server has it open: stop the server first.');
  for (const end of found) renameSync(file + end, aside + end);
}

function put(config: Config, fresh: string): string {
  const file = databaseFile(config);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const aside = join(config.dataDirectory, `before-restore-${stamp}.db`);
  const live = openLive(file, fresh);
  if (!live) {
    putAside(config, file, aside);
    renameSync(fresh, file);
    return aside;
  }
  try {
    copyDatabase(file, aside);
    takeOver(live, fresh);
  } finally {
    live.close();
  }
  return aside;
}

export async function restore(config: Config, args: string[], print: Print): Promise<void> {
  onlySqlite(config, 'pg_restore');
  const check = args[0] === '--check';
  const [name, ...rest] = check ? args.slice(1) : args;
  if (!name || name.startsWith('--') || rest.length > 0) throw new UsageError(usage);
  const file = resolve(name);
  const backup = openBackup(file);
  if (!check) mkdirSync(config.dataDirectory, { recursive: true, mode: 0o700 });
  const folder = check ? mkdtempSync(join(tmpdir(), 'line-of-dance-restore-')) : config.dataDirectory;
  const fresh = join(folder, `restore-${randomUUID()}.db`);
  try {
    const { questions, messages, isSame } = await rebuild(backup, fresh);
    const what = `${questions} questions and ${messages} messages`;
    if (!isSame) throw new UsageError(`${file} would change when restored: nothing was restored.`);
    if (check) return print(`${file} can be restored: ${what}, compared with the backup, all the same.`);
    const aside = put(config, fresh);
    print(`Restored ${what}.`);
    if (existsSync(aside)) print(`What was there before is in ${aside}`);
  } finally {
    backup.close();
    for (const end of companions) rmSync(fresh + end, { force: true });
    if (check) rmSync(folder, { recursive: true, force: true });
  }
}
