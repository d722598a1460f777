import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** `degraded` still reads, but cannot write. */
export type DatabaseHealth = 'ok' | 'degraded' | 'down';

/** On a full disk a small write may still fit where a visitor's did not. */
const distrustMs = 5_000;

@Injectable()
export class DatabaseStatus {
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A visitor has just been told that the database cannot serve. */
  noteFailure(): void {
    this.failedAt = performance.now();
  }

  async measure(): Promise<DatabaseHealth> {
    if (!(await this.succeeds('SELECT value FROM revision'))) return 'down';
    // Only a real write shows that writing works; the same number again changes nothing for anybody.
    const writes = await this.succeeds('UPDATE revision SET value = value');
    return writes && performance.now() - this.failedAt > distrustMs ? 'ok' : 'degraded';
  }

  private succeeds(statement: string): Promise<boolean> {
    return this.dataSource.query(statement).then(
      () => true,
      () => false,
    );
  }
}
