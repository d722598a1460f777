import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** `degraded` still reads, but cannot write. */
export type DatabaseHealth = 'ok' | 'degraded' | 'down';

/** On a full disk a small write may still fit where a visitor's did not. */
const distrustMs = 5_000;
/** However often health is requested, the disk is written to at most once in this time. */
const measureEveryMs = 2_000;

@Injectable()
export class DatabaseStatus {
  private failedAt = Number.NEGATIVE_INFINITY;
  private measuredAt = Number.NEGATIVE_INFINITY;
  private measured: Promise<DatabaseHealth> | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A visitor's request has just failed because of the database. */
  noteFailure(): void {
    this.failedAt = performance.now();
    this.measured = undefined;
  }

  async measure(): Promise<DatabaseHealth> {
    const now = performance.now();
    if (!this.measured || now - this.measuredAt > measureEveryMs) {
      this.measuredAt = now;
      this.measured = this.tryDatabase();
    }
    const health = await this.measured;
    return health === 'ok' && now - this.failedAt <= distrustMs ? 'degraded' : health;
  }

  private async tryDatabase(): Promise<DatabaseHealth> {
    if (!(await this.succeeds('SELECT value FROM revision'))) return 'down';
    // Only a real write shows that writing works; it stores the value that is already there.
    return (await this.succeeds('UPDATE revision SET value = value')) ? 'ok' : 'degraded';
  }

  private succeeds(statement: string): Promise<boolean> {
    return this.dataSource.query(statement).then(
      () => true,
      () => false,
    );
  }
}
