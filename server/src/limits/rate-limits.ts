import { Inject, Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { tooManyRequests } from '../http/api-error.js';
import { AddressKeys } from './address-keys.js';
import { day, hour, Limiters, minute } from './limiters.js';

/** One address, or everybody together: a thousand machines with one request each cannot get around that. */
type Who = 'each' | 'all';

/** At the standard five questions a minute; RATE_LIMIT_PER_MINUTE scales all of these alike. */
const standardPerMinute = 5;
const table = [
  { name: 'requests', who: 'each', points: 300, seconds: minute },
  { name: 'questions', who: 'each', points: 5, seconds: minute },
  { name: 'questions', who: 'all', points: 60, seconds: minute },
  { name: 'questions', who: 'each', points: 30, seconds: hour },
  // Questions beyond these two wait for the owner instead of being shown.
  { name: 'dailyQuestions', who: 'each', points: 10, seconds: day },
  { name: 'dailyQuestions', who: 'all', points: 200, seconds: day },
  { name: 'messages', who: 'each', points: 3, seconds: minute },
  { name: 'messages', who: 'all', points: 30, seconds: minute },
  { name: 'messages', who: 'each', points: 20, seconds: hour },
  { name: 'emotion', who: 'each', points: 10, seconds: minute },
  { name: 'emotion', who: 'all', points: 120, seconds: minute },
] as const;

export type LimitName = (typeof table)[number]['name'];

/** Counted for each request, so in this process alone: a query for each page would cost more than the page. */
const isOwn = (name: LimitName) => name === 'requests';

@Injectable()
export class RateLimits {
  private readonly limiters: { name: LimitName; who: Who; counts: RateLimiterAbstract }[];

  constructor(
    @Inject(CONFIG) { rateLimitPerMinute }: Config,
    private readonly addresses: AddressKeys,
    limiters: Limiters,
  ) {
    this.limiters = table.map(({ name, who, points, seconds }) => {
      const scaled = Math.max(1, Math.round((points * rateLimitPerMinute) / standardPerMinute));
      const prefix = `${name} ${seconds} ${who}`;
      const counts = limiters[isOwn(name) ? 'own' : 'shared'](prefix, scaled, seconds);
      return { name, who, counts };
    });
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
      for (const limiter of this.limiters)
        if (limiter.name === name) await limiter.counts.consume(limiter.who === 'all' ? 'all' : group);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext / 1_000);
      throw error;
    }
  }
}
