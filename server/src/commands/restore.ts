import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { databaseFile } from '../data-source-options.js';
import { DatabaseLock } from '../database/database-lock.js';
import { onlySqlite } from './backup.js';
import { rebuild } from './rebuild.js';
import type { Print } from './run-command.js';

const usage = `Usage: npm run restore -- FILE           put a backup back; the server must be stopped
       npm run restore -- --check FILE   only try it, in a temporary folder`;

/** A database, and the files beside it that belong to it. */
const companions = ['', '-wal', '-shm'];

/** Makes a new database of the backup's rows in a folder, hands it to `use`, and leaves nothing behind. */
async function withRebuilt(
  backup: string,
  folder: string,
  use: (fresh: string, summary: string) => void,
): Promise<void> {
  const fresh = join(folder, `restore-${randomUUID()}.db`);
  try {
    const { questions, messages } = await rebuild(backup, fresh);
    use(fresh, `Questions: ${questions}, messages: ${messages}.`);
  } finally {
    for (const end of companions) rmSync(fresh + end, { force: true });
  }
}

/** A server that runs is not touched. */
const check = (backup: string, print: Print): Promise<void> =>
  withRebuilt(backup, tmpdir(), (_fresh, summary) => print(`${backup} can be restored. ${summary}`));

function replace(config: Config, fresh: string): string | undefined {
  const file = databaseFile(config);
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const aside = join(config.dataDirectory, `before-restore-${time}.db`);
  for (const end of companions) if (existsSync(file + end)) renameSync(file + end, aside + end);
  renameSync(fresh, file);
  return existsSync(aside) ? aside : undefined;
}

export async function restore(config: Config, args: string[], print: Print): Promise<void> {
  onlySqlite(config, 'pg_restore');
  const isCheck = args[0] === '--check';
  const [name, ...rest] = isCheck ? args.slice(1) : args;
  if (!name || name.startsWith('--') || rest.length > 0) throw new OwnerError(usage);
  if (isCheck) return check(resolve(name), print);
  const lock = DatabaseLock.tryTake(config);
  if (!lock)
    throw new OwnerError(
      'A server uses this database: stop it first (Ctrl+C, or systemctl stop line-of-dance), then restore.',
    );
  try {
    await withRebuilt(resolve(name), config.dataDirectory, (fresh, summary) => {
      const aside = replace(config, fresh);
      print(`Restored. ${summary}`);
      if (aside) print(`What was there before is in ${aside}`);
    });
  } finally {
    lock.release();
  }
}
