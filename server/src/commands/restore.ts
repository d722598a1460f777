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
import { isCurrent, openBackup, tables, withFile } from './restore/backup-file.js';
import { checkColumns } from './restore/check-rows.js';
import { copyRows, rebuild } from './restore/rebuild.js';
import { type Print, UsageError } from './run-command.js';

const usage = `Usage: npm run restore -- FILE           put a backup back
       npm run restore -- --check FILE   only try it, in a temporary folder`;

/** Files beside the database that belong to it. */
const companions = ['', '-wal', '-shm'];

/** The database that is there, if it is whole and has our columns alone; otherwise it is put aside as it is. */
function openLive(file: string, fresh: BetterSqlite3.Database): BetterSqlite3.Database | undefined {
  let live: BetterSqlite3.Database | undefined;
  try {
    live = new Sqlite(file, { fileMustExist: true, timeout: 5_000 });
    live.pragma('synchronous = FULL');
    for (const table of tables) checkColumns(live, fresh, table);
    if (live.pragma('quick_check(1)', { simple: true }) === 'ok' && isCurrent(live)) return live;
  } catch {
    // Missing, damaged, or not a database of this server.
  }
  live?.close();
  return undefined;
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
  const live = withFile(fresh, { readonly: true }, (rows) => openLive(file, rows));
  if (!live) {
    putAside(config, file, aside);
    renameSync(fresh, file);
    return aside;
  }
  try {
    copyDatabase(file, aside);
    withFile(fresh, {}, (rows) => copyRows(rows, live));
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
    const what = `Questions: ${questions}, messages: ${messages}`;
    if (!isSame) throw new UsageError(`${file} would change when restored: nothing was restored.`);
    if (check) return print(`${file} can be restored. ${what}, compared with the backup, all the same.`);
    const aside = put(config, fresh);
    print(`Restored. ${what}.`);
    if (existsSync(aside)) print(`What was there before is in ${aside}`);
  } finally {
    backup.close();
    for (const end of companions) rmSync(fresh + end, { force: true });
    if (check) rmSync(folder, { recursive: true, force: true });
  }
}
