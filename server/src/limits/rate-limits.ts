import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { networkOf } from '../http/client-address.js';
import { consume, day, hour, Limiters, minute } from './limiters.js';

/** At the standard five questions a minute; RATE_LIMIT_PER_MINUTE scales all of these alike. */
const standardPerMinute = 5;
const table = {
  /** Every request but those for files, before anything of it is read. */
  requests: { each: [[300, minute]] },
  questions: {
    each: [
      [5, minute],
      [30, hour],
    ],
    all: [60, minute],
  },
  /** Questions beyond these wait for the owner instead of being shown. */
  dailyQuestions: { each: [[10, day]], all: [200, day] },
  messages: {
    each: [
      [3, minute],
      [20, hour],
    ],
    all: [30, minute],
  },
  emotion: { each: [[10, minute]], all: [120, minute] },
} satisfies Record<string, Limit>;

type Points = [points: number, seconds: number];
interface Limit {
  /** For each address; of IPv6 for each /48, which many providers give one customer. */
  each: Points[];
  /** For everybody together: a thousand machines with one request each cannot get around that. */
  all?: Points;
}
export type LimitName = keyof typeof table;

@Injectable()
export class RateLimits {
  private readonly counters: Map<string, { each: RateLimiterAbstract[]; all?: RateLimiterAbstract }>;

  constructor(
    @Inject(CONFIG) { rateLimitPerMinute }: Config,
    private readonly limiters: Limiters,
  ) {
    const make = (name: string, [points, seconds]: Points): RateLimiterAbstract => {
      const scaled = Math.max(1, Math.round((points * rateLimitPerMinute) / standardPerMinute));
      // A query for each request would cost more than the request, so each server counts those alone.
      const store = name === 'requests' ? 'own' : 'shared';
      return limiters[store](`${name} ${seconds}`, scaled, seconds);
    };
    const entries: [string, Limit][] = Object.entries(table);
    this.counters = new Map(
      entries.map(([name, { each, all }]) => [
        name,
        {
          each: each.map((points) => make(name, points)),
          ...(all && { all: make(`${name} of all`, all) }),
        },
      ]),
    );
  }

  /** Refuses with the seconds to wait when the address, or everybody together, has used up the limit. */
  async consume(name: LimitName, address: string): Promise<void> {
    const { each = [], all } = this.counters.get(name) ?? {};
    const key = this.limiters.keyOf(networkOf(address, 48));
    for (const limiter of each) await consume(limiter, key);
    // Last, so that what is refused for other reasons does not use it up.
    if (all) await consume(all, 'all');
  }

  /** For a request that turned out to be invalid: only accepted ones use up everybody's budget. */
  async giveBack(name: LimitName): Promise<void> {
    await this.counters.get(name)?.all?.reward('all');
  }
}
