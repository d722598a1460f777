import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '../config/config.js';
import { databaseFile } from '../database/data-source.js';
import { type Print, UsageError } from './run-command.js';
import { Sqlite } from '../database/sqlite.driver.js';

export const onlySqlite = (config: Config, tool: string): void => {
  if (config.databaseUrl) throw new UsageError(`DATABASE_URL is set: use ${tool} for PostgreSQL.`);
};

/** A consistent copy in one read transaction: the server goes on writing meanwhile. */
export function copyDatabase(from: string, to: string): void {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: 5_000 });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
}

/** What a backup must be to be worth keeping: whole, and ours. */
export function checkDatabase(file: string): { questions: number; messages: number } {
  const copy = new Sqlite(file, { readonly: true, fileMustExist: true });
  const count = (table: string) => Number(copy.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  try {
    if (copy.pragma('integrity_check(1)', { simple: true }) !== 'ok')
      throw new UsageError(`${file} is damaged.`);
    return { questions: count('question'), messages: count('message') };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${file} is not a database of this server.`);
  } finally {
    copy.close();
  }
}

export async function backup(config: Config, args: string[], print: Print): Promise<void> {
  onlySqlite(config, 'pg_dump');
  const [name, ...rest] = args;
  if (!name || rest.length > 0) throw new UsageError('Usage: npm run backup -- FILE');
  const file = resolve(name);
  if (existsSync(file)) throw new UsageError(`${file} exists already: choose another name.`);
  if (!existsSync(databaseFile(config)))
    throw new UsageError(`There is no database in ${config.dataDirectory} yet.`);
  // Under its final name only once it is known to be whole.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  copyDatabase(databaseFile(config), part);
  const { questions, messages } = checkDatabase(part);
  renameSync(part, file);
  print(`${file}: ${questions} questions, ${messages} messages.`);
}
