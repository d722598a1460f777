import { Inject, Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import fastq from 'fastq';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from '../http/api-error.js';
import { consume, day, hour, keyOf, minute } from '../limits/limiter.js';
import { ADMIN_HASH } from './admin-hash.js';

/** An address has these before it must wait. They are always checked, so nobody else can lock the owner out. */
const freeTries = 5;
/** For all addresses that have had to wait already: the most guesses of an hour. */
const laterTries = 100;
/** Each check costs 19 MiB and a core for a moment. A connection waits for one at most. */
const checksAtOnce = 2;

/** Whoever knows the password is the owner. It is sent with each answer; the limits make guessing it hopeless. */
@Injectable()
export class AdminPassword {
  private readonly checks = fastq.promise((password: string) => verify(this.hash, password), checksAtOnce);
  readonly tries = new RateLimiterMemory({ points: freeTries, duration: hour });
  readonly waits = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: day });
  private readonly later = new RateLimiterMemory({ points: laterTries, duration: hour });

  constructor(@Inject(ADMIN_HASH) private readonly hash: string) {}

  matches(password: string): Promise<boolean> {
    return this.checks.push(password);
  }

  async check(password: string, address: string): Promise<void> {
    const key = keyOf(address);
    await this.count(key);
    if (!(await this.matches(password))) throw new ApiError(403, 'Wrong password.');
    await Promise.all([this.tries.delete(key), this.waits.delete(key)]);
  }

  /** Before the check, so that many tries at once cannot pass the limit. Five tries, a minute's wait, five, two minutes … */
  private async count(key: string): Promise<void> {
    const { remainingPoints } = await consume(this.tries, key);
    const waits = (await this.waits.get(key))?.consumedPoints ?? 0;
    if (waits > 0) await consume(this.later, 'all');
    if (remainingPoints > 0) return;
    await this.waits.penalty(key);
    await this.tries.block(key, Math.min(hour, minute * 2 ** Math.min(waits, 10)));
  }
}
