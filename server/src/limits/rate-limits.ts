import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { tooManyRequests } from '../http/api-error.js';
import { AddressKeys } from './address-keys.js';
import { day, hour, Limiters, minute } from './limiters.js';

/**
 * At the standard five questions a minute; RATE_LIMIT_PER_MINUTE scales all of these alike. `each` is what one address
 * may, `all` what everybody together may: a thousand machines with one request each cannot get around that.
 */
const standardPerMinute = 5;
const table = {
  requests: [{ seconds: minute, each: 300 }],
  questions: [
    { seconds: minute, each: 5, all: 60 },
    { seconds: hour, each: 30 },
  ],
  /** Questions beyond this limit wait for the owner instead of being shown. */
  dailyQuestions: [{ seconds: day, each: 10, all: 200 }],
  messages: [
    { seconds: minute, each: 3, all: 30 },
    { seconds: hour, each: 20 },
  ],
  emotion: [{ seconds: minute, each: 10, all: 120 }],
} satisfies Record<string, { seconds: number; each: number; all?: number }[]>;

export type LimitName = keyof typeof table;

interface Limiter {
  ofAll: boolean;
  counts: RateLimiterAbstract;
}

/** Counted for each request, so in this process alone: a query for each page would cost more than the page. */
const isOwn = (name: string) => name === 'requests';

@Injectable()
export class RateLimits {
  private readonly limiters: ReadonlyMap<string, Limiter[]>;

  constructor(
    @Inject(CONFIG) { rateLimitPerMinute }: Config,
    private readonly addresses: AddressKeys,
    limiters: Limiters,
  ) {
    const create = (name: string, seconds: number, points: number, ofAll = false): Limiter => {
      const scaled = Math.max(1, Math.round((points * rateLimitPerMinute) / standardPerMinute));
      const prefix = `${name} ${seconds}${ofAll ? ' all' : ''}`;
      return { ofAll, counts: limiters[isOwn(name) ? 'own' : 'shared'](prefix, scaled, seconds) };
    };
    const ofWindow = (
      name: string,
      { seconds, each, all }: { seconds: number; each: number; all?: number },
    ) => [create(name, seconds, each), ...(all ? [create(name, seconds, all, true)] : [])];
    this.limiters = new Map(
      Object.entries(table).map(([name, windows]) => [
        name,
        windows.flatMap((window) => ofWindow(name, window)),
      ]),
    );
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
      for (const { ofAll, counts } of this.limiters.get(name) ?? [])
        await counts.consume(ofAll ? 'all' : group);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext / 1_000);
      throw error;
    }
  }
}
