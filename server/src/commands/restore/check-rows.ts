import type BetterSqlite3 from 'better-sqlite3';
import { visibilities } from '../../questions/question.entity.js';
import { printable } from '../inbox/print.js';
import { UsageError } from '../run-command.js';
import { type Column, columnsOf, type Table } from './backup-file.js';

/** New ids follow the largest; the API accepts ids up to 2,147,483,647. */
const largestRestoredId = 2_000_000_000;

const storedAs = ({ type, notnull }: Column) => {
  const kind = /^(integer|boolean|bigint)/i.test(type) ? 'integer' : 'text';
  return notnull ? [kind] : [kind, 'null'];
};

/** Refuses a difference and names it: a column that is not copied would be lost silently. */
export function checkColumns(
  backup: BetterSqlite3.Database,
  fresh: BetterSqlite3.Database,
  table: Table,
): void {
  const expected = columnsOf(fresh, table).map(({ name }) => name);
  const found = columnsOf(backup, table).map(({ name }) => name);
  const unknown = found.filter((name) => !expected.includes(name));
  const missing = expected.filter((name) => !found.includes(name));
  const say = (names: string[], what: string) =>
    names.length > 0 ? [`${what}: ${printable(names.join(', '))}`] : [];
  const differences = [...say(unknown, 'unknown here'), ...say(missing, 'missing there')];
  if (differences.length > 0)
    throw new UsageError(`The columns of ${table} differ (${differences.join('; ')}): nothing was restored.`);
}

/** Rows that the API could not have written would be invisible, or break the page later. */
export function checkRows(backup: BetterSqlite3.Database, table: Table, columns: Column[]): void {
  const refuse = (where: string, what: string) => {
    const id = backup.prepare<[], number>(`SELECT rowid FROM ${table} WHERE ${where} LIMIT 1`).pluck().get();
    if (id !== undefined) throw new UsageError(`Row ${id} of ${table} ${what}: nothing was restored.`);
  };
  refuse(`typeof(id) <> 'integer' OR id < 1 OR id > ${largestRestoredId}`, 'has an id that cannot be used');
  for (const column of columns) {
    const kinds = storedAs(column).map((kind) => `'${kind}'`);
    refuse(
      `typeof("${column.name}") NOT IN (${kinds.join(', ')})`,
      `holds no ${column.type} in ${column.name}`,
    );
  }
  if (columns.some(({ name }) => name === 'visibility'))
    refuse(
      `visibility NOT IN (${visibilities.map((word) => `'${word}'`).join(', ')})`,
      'has an unknown visibility',
    );
}

/** The last id that was given out, also to rows that are deleted by now. */
export function sequenceOf(database: BetterSqlite3.Database, table: Table): number {
  const hasSequence = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'`).get();
  const sql = 'SELECT seq FROM sqlite_sequence WHERE name = ?';
  const seq: unknown = hasSequence ? database.prepare(sql).pluck().get(table) : 0;
  if (seq === undefined) return 0;
  if (typeof seq === 'number' && Number.isInteger(seq) && seq >= 0 && seq <= largestRestoredId) return seq;
  throw new UsageError(`The backup gives out ids of ${table} that cannot be used: nothing was restored.`);
}

export function setSequence(database: BetterSqlite3.Database, table: Table, seq: number): void {
  const { changes } = database
    .prepare('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?')
    .run(seq, table);
  if (changes === 0)
    database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, seq);
}
