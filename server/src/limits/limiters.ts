import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The difference between the machine's clock and the monotonic clock. */
const clockOffset = () => Math.round(Date.now() - performance.now());
const toleratedMs = 1_000;

/** The package uses the machine's clock: when that is changed, the windows in memory are shifted by as much. */
class MemoryLimiter extends RateLimiterMemory {
  private offset = clockOffset();

  override async consume(...of: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.followClock();
    return super.consume(...of);
  }

  override async penalty(...of: Parameters<RateLimiterMemory['penalty']>): Promise<RateLimiterRes> {
    this.followClock();
    return super.penalty(...of);
  }

  private followClock(): void {
    const moved = clockOffset() - this.offset;
    if (Math.abs(moved) < toleratedMs) return;
    this.offset += moved;
    const { version, storage } = this.dump();
    const along = storage.map((entry) => ({
      ...entry,
      expiresAt: entry.expiresAt && entry.expiresAt + moved,
    }));
    this.restore({ version, storage: along });
  }
}

/** Windows in a table cannot be shifted, but a clock that is set back must not make one last longer. */
class PostgresLimiter extends RateLimiterPostgres {
  override async consume(...of: Parameters<RateLimiterPostgres['consume']>): Promise<RateLimiterRes> {
    try {
      return await super.consume(...of);
    } catch (error) {
      if (!(error instanceof RateLimiterRes) || error.msBeforeNext <= this.msDuration) throw error;
    }
    await this.delete(of[0]);
    return super.consume(...of);
  }
}

/** Where limits are counted: in memory for one process, in PostgreSQL where several share the work. */
@Injectable()
export class Limiters {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  shared(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
    if (!this.config.databaseUrl) return this.own(keyPrefix, points, duration);
    const table = {
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limit',
      tableCreated: true,
    };
    return new PostgresLimiter({ ...table, keyPrefix, points, duration });
  }

  own(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
    return new MemoryLimiter({ keyPrefix, points, duration });
  }
}
