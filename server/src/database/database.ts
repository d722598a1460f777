export type Value = string | number | null;

/** A database that cannot serve now: locked, full, read-only, away. The visitor may try again. */
export class DatabaseUnavailable extends Error {
  constructor(readonly code: string) {
    super('The database is not available.');
  }
}

const distrustMs = 5_000;

/** How well the database does: `degraded` still reads, but its last attempt to write failed. */
export type DatabaseHealth = 'ok' | 'degraded' | 'down';

/**
 * One SQL statement at a time, prepared once, the same text for both databases (`$1` marks a value). TypeORM opens
 * the database, migrates it and knows the entities; the calls that visitors make go this straight way, because a
 * query builder would cost more than the query.
 */
export abstract class Database {
  abstract read<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;

  /** Resolves once the statement is committed and on disk. */
  abstract write<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;

  abstract health(): Promise<DatabaseHealth>;

  private failedAt: number | undefined;

  protected writeSucceeded(): void {
    this.failedAt = undefined;
  }

  protected writeFailed(): void {
    this.failedAt = performance.now();
  }

  /**
   * After a failure only a real write shows that the fault is gone (a higher revision does no harm). A small write
   * may still fit on a full disk, so the last failure counts for a while in any case.
   */
  protected async canWrite(): Promise<boolean> {
    if (this.failedAt === undefined) return true;
    if (performance.now() - this.failedAt < distrustMs) return false;
    return this.write('UPDATE revision SET value = value + 1').then(
      () => true,
      () => false,
    );
  }
}
