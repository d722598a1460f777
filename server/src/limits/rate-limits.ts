import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { tooManyRequests } from '../http/api-error.js';
import { AddressKeys } from './address-keys.js';
import { day, hour, Limiters, minute } from './limiters.js';

type Window = [points: number, seconds: number];

interface Limit {
  /** Of one address. */
  each: Window[];
  /** Of all addresses together: what a thousand machines with one request each cannot get around. */
  all?: Window;
}

/** At the standard five questions a minute; RATE_LIMIT_PER_MINUTE scales all of them alike. */
const standardPerMinute = 5;
const table = {
  requests: { each: [[300, minute]] },
  questions: {
    each: [
      [5, minute],
      [30, hour],
    ],
    all: [60, minute],
  },
  /** What is more waits for the owner instead of being shown. */
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

export type LimitName = keyof typeof table;

interface Limiter {
  ofAll: boolean;
  counts: RateLimiterAbstract;
}

/** Counted for each request, so in this process alone: a query for each page would cost more than the page. */
const isOwn = (name: string) => name === 'requests';

@Injectable()
export class RateLimits {
  private readonly limiters: Record<LimitName, Limiter[]>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: AddressKeys,
    private readonly source: Limiters,
  ) {
    const entries = Object.entries(table).map(([name, limit]) => [name, this.create(name, limit)]);
    this.limiters = Object.fromEntries(entries) as Record<LimitName, Limiter[]>;
  }

  /** Refuses with the seconds to wait when the address, or everybody together, has used up the limit. */
  async consume(name: LimitName, address: string): Promise<void> {
    const seconds = await this.secondsToWait(name, address);
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  /** For a limit beyond which something else happens than a refusal. */
  async allows(name: LimitName, address: string): Promise<boolean> {
    return (await this.secondsToWait(name, address)) === 0;
  }

  private async secondsToWait(name: LimitName, address: string): Promise<number> {
    const group = isOwn(name) ? this.addresses.ownGroup(address) : await this.addresses.group(address);
    try {
      for (const { ofAll, counts } of this.limiters[name]) await counts.consume(ofAll ? 'all' : group);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext / 1_000);
      throw error;
    }
  }

  private create(name: string, { each, all }: Limit): Limiter[] {
    const limiter = ([points, seconds]: Window, ofAll: boolean): Limiter => {
      const scaled = Math.max(1, Math.round((points * this.config.rateLimitPerMinute) / standardPerMinute));
      const prefix = `${name} ${seconds}${ofAll ? ' all' : ''}`;
      const counts = this.source[isOwn(name) ? 'own' : 'shared'](prefix, scaled, seconds);
      return { ofAll, counts };
    };
    const [first, ...rest] = each.map((window) => limiter(window, false));
    // What everybody together has used up is found before an address is counted for longer than a minute.
    return [first, all && limiter(all, true), ...rest].filter((found) => found !== undefined);
  }
}
