import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Where limits are counted: in memory for one process, in PostgreSQL where several share the work. */
@Injectable()
export class Limiters {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  shared(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
    if (!this.config.databaseUrl) return this.own(keyPrefix, points, duration);
    return new RateLimiterPostgres({
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  }

  own(keyPrefix: string, points: number, duration: number): RateLimiterAbstract {
    return new RateLimiterMemory({ keyPrefix, points, duration });
  }
}
