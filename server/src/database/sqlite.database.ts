import type BetterSqlite3 from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database, type DatabaseHealth, type Value } from './database.js';
import { isBusy, patienceMs, pauseMs, toAnswer } from './sqlite-errors.js';
import { SqliteWriteQueue } from './sqlite.write-queue.js';

export class SqliteDatabase extends Database {
  private readonly statements = new Map<string, BetterSqlite3.Statement>();
  private readonly writes: SqliteWriteQueue;

  constructor(private readonly connection: BetterSqlite3.Database) {
    super();
    const report = (written: boolean) => (written ? this.writeSucceeded() : this.writeFailed());
    this.writes = new SqliteWriteQueue(connection, (sql, values) => this.run(sql, values), report);
  }

  async read<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      try {
        return this.run(sql, values) as Row[];
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw toAnswer(error);
      }
      await sleep(pauseMs());
    }
  }

  write<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.writes.add(sql, values) as Promise<Row[]>;
  }

  async health(): Promise<DatabaseHealth> {
    try {
      this.run('SELECT 1', []);
    } catch {
      return 'down';
    }
    try {
      this.connection.exec('BEGIN IMMEDIATE; ROLLBACK');
    } catch (error) {
      // Somebody else writes just now: that is no fault.
      if (!isBusy(error)) return 'degraded';
    }
    return (await this.canWrite()) ? 'ok' : 'degraded';
  }

  private run(sql: string, values: readonly Value[]): unknown[] {
    let statement = this.statements.get(sql);
    if (!statement) this.statements.set(sql, (statement = this.connection.prepare(sql)));
    // `$1` is a named parameter for SQLite, called "1".
    const named = Object.fromEntries(values.map((value, index) => [index + 1, value]));
    if (statement.reader) return statement.all(named);
    statement.run(named);
    return [];
  }
}
