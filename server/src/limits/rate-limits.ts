import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { consume, day, hour, keyOf, minute } from './limiter.js';

/** At the standard five questions a minute; RATE_LIMIT_PER_MINUTE scales all of these alike. */
const standardPerMinute = 5;

interface Limit {
  /** For each address, in so many seconds. */
  each: Record<number, number>;
  /** For everybody together: a thousand machines with one request each cannot get around that. */
  all?: Record<number, number>;
}

const table = {
  /** Every request but those for files, before anything of it is read. */
  requests: { each: { [minute]: 300 } },
  questions: { each: { [minute]: 5, [hour]: 30 }, all: { [minute]: 60 } },
  /** Questions beyond these wait for the owner instead of being shown. */
  dailyQuestions: { each: { [day]: 10 }, all: { [day]: 200 } },
  messages: { each: { [minute]: 3, [hour]: 20 }, all: { [minute]: 30 } },
  emotion: { each: { [minute]: 10 }, all: { [minute]: 120 } },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof table;

/** Counted in the memory of each server: several on one PostgreSQL allow as many times as much. */
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

  /** Refuses with the seconds to wait when the address, or everybody together, has used up the limit. */
  async consume(name: LimitName, address: string): Promise<void> {
    const { each = [], all = [] } = this.counters.get(name) ?? {};
    const key = keyOf(address);
    for (const limiter of each) await consume(limiter, key);
    // Last, so that what is refused for other reasons does not use it up.
    for (const limiter of all) await consume(limiter, 'all');
  }

  /** For a request that turned out to be invalid: only accepted ones use up everybody's budget. */
  async giveBack(name: LimitName): Promise<void> {
    for (const limiter of this.counters.get(name)?.all ?? []) await limiter.reward('all');
  }
}

/** By the route that the router matched: an address can be spelt in many ways. Files have no limit, only unknown ones. */
export function countRequests(
  fastify: FastifyInstance,
  count: (request: FastifyRequest) => Promise<void>,
): void {
  fastify.addHook('onRequest', async (request) => {
    if (!request.is404 && request.routeOptions.url !== '/*') await count(request);
  });
  // Also when no file was found: then only this hook runs again.
  fastify.addHook('preHandler', async (request) => {
    if (request.is404) await count(request);
  });
}
