import type BetterSqlite3 from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Value } from './database.js';
import { isAway, isBusy, patienceMs, pauseMs, toAnswer } from './sqlite-errors.js';

interface Waiting {
  sql: string;
  values: readonly Value[];
  deadline: number;
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

type Run = (sql: string, values: readonly Value[]) => unknown[];

const largestBatch = 500;

/**
 * Writes that arrive together are committed together: one flush to disk serves all of them, and each is answered
 * only after it. A lock held elsewhere is waited for between attempts, never inside the (blocking) driver.
 */
export class SqliteWriteQueue {
  private waiting: Waiting[] = [];
  private flushing = false;

  constructor(
    private readonly connection: BetterSqlite3.Database,
    private readonly run: Run,
    /** Told after each batch whether it reached the disk. */
    private readonly report: (written: boolean) => void,
  ) {}

  add(sql: string, values: readonly Value[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ sql, values, deadline: performance.now() + patienceMs, resolve, reject });
      if (!this.flushing) void this.flush();
    });
  }

  private async flush(): Promise<void> {
    this.flushing = true;
    while (this.waiting.length > 0) {
      // Everything that arrives in this turn of the event loop joins the batch.
      await new Promise(setImmediate);
      const batch = this.waiting.splice(0, largestBatch);
      try {
        this.commit(batch);
        this.report(true);
      } catch (error) {
        await this.postpone(batch, error);
      }
    }
    this.flushing = false;
  }

  /** All or nothing on disk; a statement that fails alone is rejected alone. */
  private commit(batch: Waiting[]): void {
    const outcomes: (() => void)[] = [];
    this.connection.exec('BEGIN IMMEDIATE');
    try {
      for (const write of batch) {
        const rows = this.runAlone(write);
        outcomes.push(() => (rows instanceof Error ? write.reject(rows) : write.resolve(rows)));
      }
      this.connection.exec('COMMIT');
    } catch (error) {
      if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      throw error;
    }
    for (const settle of outcomes) settle();
  }

  private runAlone({ sql, values }: Waiting): unknown[] | Error {
    this.connection.exec('SAVEPOINT one');
    try {
      const rows = this.run(sql, values);
      this.connection.exec('RELEASE one');
      return rows;
    } catch (error) {
      if (isAway(error) || !this.connection.inTransaction) throw error;
      this.connection.exec('ROLLBACK TO one; RELEASE one');
      return error instanceof Error ? error : new Error('The statement failed.');
    }
  }

  private async postpone(batch: Waiting[], error: unknown): Promise<void> {
    const now = performance.now();
    const patient = isBusy(error) ? batch.filter(({ deadline }) => deadline > now) : [];
    const refused = batch.filter((write) => !patient.includes(write));
    if (refused.length > 0) this.report(false);
    for (const { reject } of refused) reject(toAnswer(error));
    this.waiting.unshift(...patient);
    if (patient.length > 0) await sleep(pauseMs());
  }
}
