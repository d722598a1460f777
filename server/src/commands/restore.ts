import type BetterSqlite3 from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { databaseFile } from '../data-source-options.js';
import { DatabaseLock } from '../database/database-lock.js';
import { onlySqlite } from './backup.js';
import { checkDatabase, withFile } from './backup-file.js';
import type { Print } from './run-command.js';

/** File endings of a SQLite database: the database, its write-ahead log and its shared memory. */
const companions = ['', '-wal', '-shm'];

/** Drops all triggers and views. We have none, and a foreign trigger could publish private messages. */
function dropCode(copy: BetterSqlite3.Database): void {
  const code = copy.prepare<[], { type: string; name: string }>(
    "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view') ORDER BY type",
  );
  for (const { type, name } of code.all()) copy.exec(`DROP ${type} "${name.replaceAll('"', '""')}"`);
}

/** Moves the old database aside and puts the restored one in its place. Returns the path of the old one, if any. */
function replace(config: Config, fresh: string): string | undefined {
  const file = databaseFile(config);
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const aside = join(config.dataDirectory, `before-restore-${time}.db`);
  for (const end of companions) if (existsSync(file + end)) renameSync(file + end, aside + end);
  renameSync(fresh, file);
  return existsSync(aside) ? aside : undefined;
}

/** Replaces the database with a backup. The next start runs the migrations that an older backup lacks. */
export async function restore(config: Config, args: string[], print: Print): Promise<void> {
  onlySqlite(config, 'pg_restore');
  const [name, ...rest] = args;
  if (!name || name.startsWith('--') || rest.length > 0)
    throw new OwnerError('Usage: npm run restore -- FILE   put a backup back; the server must be stopped');
  const file = resolve(name);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new OwnerError(`There is no file ${file}.`);
  const { questions, messages } = checkDatabase(file);
  const lock = DatabaseLock.tryTake(config);
  if (!lock)
    throw new OwnerError(
      'A server uses this database: stop it first (Ctrl+C, or systemctl stop line-of-dance), then restore.',
    );
  const wasEmpty = !existsSync(databaseFile(config));
  const fresh = join(config.dataDirectory, `restore-${randomUUID()}.db`);
  try {
    withFile(file, { readonly: true }, (backup) => backup.prepare('VACUUM INTO ?').run(fresh));
    withFile(fresh, {}, dropCode);
    const aside = replace(config, fresh);
    print(`Restored in ${databaseFile(config)}. Questions: ${questions}, messages: ${messages}.`);
    if (wasEmpty) print('There was no database before: is DATA_DIR right?');
    if (aside) print(`What was there before is in ${aside}`);
  } finally {
    for (const end of companions) rmSync(fresh + end, { force: true });
    lock.release();
  }
}
