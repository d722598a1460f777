import type BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { OwnerError } from '../config/owner-error.js';
import { sqliteOptions } from '../data-source-options.js';
import { visibilities } from '../questions/question.entity.js';
import { countRows, type Counts, withBackup, withFile } from './backup-file.js';

/** New ids follow the largest; the API accepts ids up to 2,147,483,647. */
const lastId = z.int().min(0).max(2_000_000_000);
const id = lastId.min(1);
const text = z.string().nullable();
const submission = { id, name: text, fingerprint: text, created_at: z.string() };

/** Rows that the API could not have written would be invisible, or break the page later. */
const rows = {
  question: z.object({
    ...submission,
    question: z.string(),
    answer: text,
    answered_at: text,
    visibility: z.enum(visibilities),
  }),
  message: z.object({ ...submission, message: z.string(), email: text, suspected_spam: z.int() }),
};
const tables = ['question', 'message'] as const;

async function migrate(file: string, count?: number): Promise<void> {
  const options = sqliteOptions(file);
  const dataSource = new DataSource({ ...options, migrations: options.migrations.slice(0, count) });
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
}

/** How many migrations had been run on it; they must be ours, from the first one on. */
function versionOf(backup: BetterSqlite3.Database): number {
  const known = sqliteOptions('').migrations.map(({ name }) => name);
  const run = backup.prepare('SELECT name FROM migrations ORDER BY id').pluck().all();
  if (run.length === 0 || run.some((name, index) => name !== known[index]))
    throw new Error('it was made by another version of this server');
  return run.length;
}

/** A column that is not ours is refused by name, because there is none of that name to insert into. */
function copyRows(backup: BetterSqlite3.Database, into: BetterSqlite3.Database): void {
  const sequence = 'SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = ?), 0)';
  for (const table of tables) {
    const found = backup.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`);
    const names = found.columns().map(({ name }) => `"${name.replaceAll('"', '""')}"`);
    const insert = into.prepare(
      `INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`,
    );
    for (const row of found.iterate()) insert.run(...Object.values(row));
    // The last id that was given out, also to rows that are deleted by now.
    const last = lastId.parse(backup.prepare(sequence).pluck().get(table));
    into.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
    into.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last);
  }
}

function checkRows(database: BetterSqlite3.Database): void {
  for (const table of tables)
    for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) rows[table].parse(row);
}

/**
 * Copies the rows of a backup, and nothing else of it, into a new file: with the tables as they were when the backup
 * was made, which are then brought up to date. Returns what the file holds.
 */
export async function rebuild(backup: string, file: string): Promise<Counts> {
  try {
    await migrate(file, withBackup(backup, versionOf));
    withBackup(backup, (from) => withFile(file, {}, (into) => into.transaction(copyRows)(from, into)));
    await migrate(file);
    withFile(file, {}, checkRows);
    return withFile(file, {}, countRows);
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    const said = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new OwnerError(`${backup} cannot be restored, and nothing was changed: ${said}`);
  }
}
