import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { consume, day, hour, keyOf, minute } from './limiter.js';

/** The default of RATE_LIMIT_PER_MINUTE. Another value scales all limits in proportion. */
const standardPerMinute = 5;

interface Limit {
  /** Maximum number of requests from one address, by period in seconds. */
  each: Record<number, number>;
  /**
   * Maximum number of requests from all addresses together, by period in seconds, against attacks from thousands of
   * addresses.
   */
  all?: Record<number, number>;
}

const table = {
  /** Limit for all requests except those for files. Counted before the body is read. */
  requests: { each: { [minute]: 300 } },
  questions: { each: { [minute]: 5, [hour]: 30 }, all: { [minute]: 60 } },
  /** Questions beyond this limit are accepted, but wait for the owner's approval. */
  dailyQuestions: { each: { [day]: 10 }, all: { [day]: 200 } },
  messages: { each: { [minute]: 3, [hour]: 20 }, all: { [minute]: 30 } },
  emotion: { each: { [minute]: 10 }, all: { [minute]: 120 } },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof table;

/** Rate limits, counted in memory. Several servers on one PostgreSQL each have their own counters. */
@Injectable()
export class RateLimits {
  private readonly counters: Map<string, Record<keyof Limit, RateLimiterMemory[]>>;

  constructor(@Inject(CONFIG) { rateLimitPerMinute }: Config) {
    const make = (limit: Record<number, number> = {}) =>
      Object.entries(limit).map(([seconds, points]) => {
        const scaled = Math.max(1, Math.round((points * rateLimitPerMinute) / standardPerMinute));
        return new RateLimiterMemory({ points: scaled, duration: Number(seconds) });
      });
    const entries: [string, Limit][] = Object.entries(table);
    this.counters = new Map(
      entries.map(([name, { each, all }]) => [name, { each: make(each), all: make(all) }]),
    );
  }

  /** Counts one request. Throws 429 if this address, or all addresses together, have used up the limit. */
  async consume(name: LimitName, address: string): Promise<void> {
    const { each = [], all = [] } = this.counters.get(name) ?? {};
    const key = keyOf(address);
    for (const limiter of each) await consume(limiter, key);
    // Counted last, so that an address over its own limit does not use up the limit for all.
    for (const limiter of all) await consume(limiter, 'all');
  }

  /**
   * Takes back the count of a request that turned out to be invalid from the limit for all addresses together. With
   * `address`, also from the limit of that address.
   */
  async giveBack(name: LimitName, address?: string): Promise<void> {
    const { each = [], all = [] } = this.counters.get(name) ?? {};
    for (const limiter of all) await limiter.reward('all');
    if (address) for (const limiter of each) await limiter.reward(keyOf(address));
  }
}

/**
 * Calls `count` for each request except those for existing files. Goes by the route that the framework matched, because
 * many URLs lead to the same route.
 */
export function countRequests(
  fastify: FastifyInstance,
  count: (request: FastifyRequest) => Promise<void>,
): void {
  fastify.addHook('onRequest', async (request) => {
    if (!request.is404 && request.routeOptions.url !== '/*') await count(request);
  });
  // Counts missing files: `@fastify/static` reports them after `onRequest`, and only this hook runs again.
  fastify.addHook('preHandler', async (request) => {
    if (request.is404) await count(request);
  });
}
