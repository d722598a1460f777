import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { databaseFile } from '../data-source-options.js';
import { requireWritableFolder } from '../files/writable-folder.js';
import { renameToNew } from '../files/write-whole.js';
import { checkDatabase, withFile } from './backup-file.js';
import type { Print } from './run-command.js';

const usage = `Usage: npm run backup -- FILE
       npm run backup -- --keep 7 [FOLDER]   add a backup to a folder and keep the newest seven`;

export const onlySqlite = (config: Config, tool: string): void => {
  if (config.databaseUrl) throw new OwnerError(`DATABASE_URL is set: use ${tool} for PostgreSQL.`);
};

/** Writes a backup under a temporary name, checks it, then renames it. Never replaces an existing file. */
function backUp(config: Config, file: string, print: Print): void {
  if (existsSync(file)) throw new OwnerError(`${file} exists already: choose another name.`);
  if (!existsSync(databaseFile(config)))
    throw new OwnerError(`There is no database in ${config.dataDirectory} yet.`);
  const folder = dirname(file);
  requireWritableFolder(folder);
  const part = join(folder, `.backup-${randomUUID()}`);
  try {
    // One read transaction gives a consistent copy while the server keeps writing.
    withFile(databaseFile(config), { readonly: true }, (source) => source.prepare('VACUUM INTO ?').run(part));
    const { questions, messages } = checkDatabase(part);
    renameToNew(part, file);
    print(`${file}. Questions: ${questions}, messages: ${messages}.`);
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

const ours = /^line-of-dance-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/;

function backUpInto(config: Config, folder: string, keep: number, print: Print): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const fresh = `line-of-dance-${stamp}.db`;
  backUp(config, join(folder, fresh), print);
  // Never deletes the new backup, even if other names are later because the clock was ahead when they were made.
  const others = readdirSync(folder).filter((name) => ours.test(name) && name !== fresh);
  for (const old of others.toSorted().slice(0, Math.max(0, others.length - keep + 1)))
    rmSync(join(folder, old));
}

export async function backup(config: Config, args: string[], print: Print): Promise<void> {
  onlySqlite(config, 'pg_dump');
  const [first = '', second = '', third, ...rest] = args;
  const isKeep = first === '--keep';
  if (!first || rest.length > 0 || (!isKeep && (second || first.startsWith('--'))))
    throw new OwnerError(usage);
  if (!isKeep) return backUp(config, resolve(first), print);
  if (!/^[1-9]\d{0,3}$/.test(second)) throw new OwnerError(usage);
  backUpInto(config, resolve(third ?? join(config.dataDirectory, 'backups')), Number(second), print);
}
