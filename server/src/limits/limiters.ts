import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHmac, randomUUID } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { tooManyRequests } from '../http/api-error.js';

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Where limits are counted: in memory for one server, in PostgreSQL where several share the work. */
@Injectable()
export class Limiters {
  /** The same for all servers on one database, which count together. */
  private readonly secret: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.secret = config.databaseUrl ?? randomUUID();
  }

  /**
   * One of 65,536 counters: addresses are never stored, and no number of them makes the counters grow without limit.
   * Only the server can tell which addresses share a counter; two visitors rarely do.
   */
  keyOf(network: string): string {
    return createHmac('sha256', this.secret).update(network).digest('hex').slice(0, 4);
  }

  shared(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
    if (!this.config.databaseUrl) return this.own(keyPrefix, points, duration);
    const table = { storeType: 'typeorm', tableName: 'rate_limit', tableCreated: true };
    return new RateLimiterPostgres({
      ...table,
      storeClient: this.dataSource,
      keyPrefix,
      points,
      duration,
      // Whoever is beyond the limit is refused without a query.
      inMemoryBlockOnConsumed: points + 1,
    });
  }

  own(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
    return new RateLimiterMemory({ keyPrefix, points, duration });
  }
}

/** Refuses with the seconds to wait once the limit is used up. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooManyRequests(error.msBeforeNext / 1_000);
    throw error;
  }
}
