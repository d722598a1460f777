import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../config/config.js';
import { databaseFile } from '../database/data-source-options.js';
import { countRows, type Counts, openBackup, withFile } from './restore/backup-file.js';
import { type Print, UsageError } from './run-command.js';

const usage = `Usage: npm run backup -- FILE
       npm run backup -- --keep 7 [--every 24h] [FOLDER]   one more in a folder, the seven newest stay`;

export const onlySqlite = (config: Config, tool: string): void => {
  if (config.databaseUrl) throw new UsageError(`DATABASE_URL is set: use ${tool} for PostgreSQL.`);
};

/** A consistent copy in one read transaction: the server goes on writing meanwhile. */
export function copyDatabase(from: string, to: string): void {
  withFile(from, { readonly: true }, (source) => source.prepare('VACUUM INTO ?').run(to));
}

/** Refuses a backup that is damaged or not a database of this server. */
export function checkDatabase(file: string): Counts {
  const copy = openBackup(file);
  try {
    return countRows(copy);
  } finally {
    copy.close();
  }
}

/** Gives the file its final name only after it was checked, and never replaces an existing file. */
function backUp(config: Config, file: string, print: Print): void {
  if (existsSync(file)) throw new UsageError(`${file} exists already: choose another name.`);
  if (!existsSync(databaseFile(config)))
    throw new UsageError(`There is no database in ${config.dataDirectory} yet.`);
  const part = join(dirname(file), `.backup-${randomUUID()}`);
  try {
    copyDatabase(databaseFile(config), part);
    const { questions, messages } = checkDatabase(part);
    linkSync(part, file);
    print(`${file}. Questions: ${questions}, messages: ${messages}.`);
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

const ours = /^line-of-dance-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/;

function backUpInto(config: Config, folder: string, keep: number, print: Print): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  backUp(config, join(folder, `line-of-dance-${stamp}.db`), print);
  const found = readdirSync(folder).filter((name) => ours.test(name));
  for (const old of found.toSorted().slice(0, -keep)) rmSync(join(folder, old));
}

const msOf: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function parseEvery(text: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,2})([mhd])$/.exec(text) ?? [];
  // Timers of Node last 24 days at most.
  const ms = Number(count) * (msOf[unit] ?? Number.NaN);
  if (!(ms <= 2_000_000_000)) throw new UsageError(usage);
  return ms;
}

function parse(args: string[]) {
  const options = { every: { type: 'string' }, keep: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}

export async function backup(
  config: Config,
  args: string[],
  print: Print,
  signal?: AbortSignal,
): Promise<void> {
  onlySqlite(config, 'pg_dump');
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  const { keep, every } = values;
  if (rest.length > 0 || (!keep && (!name || every))) throw new UsageError(usage);
  if (!keep) return backUp(config, resolve(name ?? ''), print);
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new UsageError(usage);
  const folder = resolve(name ?? join(config.dataDirectory, 'backups'));
  const pauseMs = every ? parseEvery(every) : undefined;
  backUpInto(config, folder, Number(keep), print);
  while (pauseMs !== undefined && !signal?.aborted) {
    await sleep(pauseMs, undefined, signal && { signal }).catch(() => undefined);
    if (!signal?.aborted) backUpInto(config, folder, Number(keep), print);
  }
}
