import { Inject, Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import fastq from 'fastq';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from '../http/api-error.js';
import { consume, day, hour, keyOf, minute } from '../limits/limiter.js';
import { ADMIN_HASH } from './admin-hash.js';

/** Attempts of an address before it has to wait. Other addresses cannot use them up and lock the owner out. */
const freeTries = 5;
/**
 * An address that keeps sending wrong passwords has to wait between attempts. All such addresses together may make so
 * many attempts per hour. This slows a botnet down.
 */
const laterTries = 100;
/** Maximum number of concurrent hash checks. Each one needs 19 MiB and a CPU core for a moment. */
const checksAtOnce = 2;
/** Attempts that may wait for their check. Further ones are refused, except from known networks. */
const waitingChecks = 20;
/** Number of networks to remember because they have sent the right password. */
const knownNetworks = 16;

/** Checks the owner's password, which is sent with each answer. Limits the attempts, so that guessing is hopeless. */
@Injectable()
export class AdminPassword {
  private readonly checks = fastq.promise((password: string) => verify(this.hash, password), checksAtOnce);
  readonly tries = new RateLimiterMemory({ points: freeTries, duration: hour });
  readonly waits = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: day });
  /** Keys of networks that have sent the right password, oldest first. Their attempts skip the queue. */
  private readonly known = new Set<string>();
  private readonly later = new RateLimiterMemory({ points: laterTries, duration: hour });

  constructor(@Inject(ADMIN_HASH) private readonly hash: string) {}

  matches(password: string, isFirst = false): Promise<boolean> {
    return isFirst ? this.checks.unshift(password) : this.checks.push(password);
  }

  async check(password: string, address: string): Promise<void> {
    const key = keyOf(address);
    const isKnown = this.known.has(key);
    if (!isKnown && this.checks.length() >= waitingChecks) throw new ApiError(429, undefined, 1);
    await this.count(key);
    if (!(await this.matches(password, isKnown))) throw new ApiError(403, 'Wrong password.');
    this.remember(key);
    await Promise.all([this.tries.delete(key), this.waits.delete(key)]);
  }

  private remember(key: string): void {
    this.known.delete(key);
    this.known.add(key);
    const [oldest = key] = this.known;
    if (this.known.size > knownNetworks) this.known.delete(oldest);
  }

  /**
   * Counts an attempt before its check, because parallel attempts could otherwise exceed the limit. After every five
   * attempts the address has to wait: one minute, then two, then four, up to an hour.
   */
  private async count(key: string): Promise<void> {
    const { remainingPoints } = await consume(this.tries, key);
    const waits = (await this.waits.get(key))?.consumedPoints ?? 0;
    if (waits > 0) await consume(this.later, 'all');
    if (remainingPoints > 0) return;
    await this.waits.penalty(key);
    await this.tries.block(key, Math.min(hour, minute * 2 ** Math.min(waits, 10)));
  }
}
