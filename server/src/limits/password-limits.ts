import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError, tooManyRequests } from '../http/api-error.js';
import { AddressKeys } from './address-keys.js';
import { day, hour, Limiters, minute } from './limiters.js';

/** Failed passwords of one address: the first few need no wait, then each further one doubles it. */
const freeFailures = 5;
const longestBlockSeconds = hour;

/** Of a hundred failures an hour, some are kept for addresses that have not failed yet: the owner may be one. */
const failuresOfAnybody = 80;
const firstFailures = 20;

const everybody = 'all';

/** One try of a password. It counts as failed until it succeeds, so that many tries at once cannot pass the limit. */
export interface Attempt {
  succeeded: () => Promise<void>;
  failed: () => Promise<void>;
  /** The password was never checked. */
  undo: () => Promise<void>;
}

@Injectable()
export class PasswordLimits {
  private readonly failures: RateLimiterAbstract;
  private readonly blocks: RateLimiterAbstract;
  private readonly trusted: RateLimiterAbstract;
  private readonly ofAnybody: RateLimiterAbstract;
  private readonly ofNewcomers: RateLimiterAbstract;
  private readonly counting = new Map<number, number>();

  constructor(
    private readonly addresses: AddressKeys,
    limiters: Limiters,
  ) {
    this.failures = limiters.shared('password failures', freeFailures, day);
    this.blocks = limiters.shared('password blocks', Number.MAX_SAFE_INTEGER, day);
    this.trusted = limiters.shared('password trusted', 1, day);
    this.ofAnybody = limiters.shared('password failures of anybody', failuresOfAnybody, hour);
    this.ofNewcomers = limiters.shared('password failures of newcomers', firstFailures, hour);
  }

  /** Of one household only so many tries are counted at a time: a flood would keep the database from everybody else. */
  async recordFailure(address: string): Promise<Attempt> {
    const group = this.addresses.ownGroup(address);
    const counting = this.counting.get(group) ?? 0;
    if (counting >= freeFailures) throw tooManyRequests(1);
    this.counting.set(group, counting + 1);
    try {
      return await this.count(address);
    } finally {
      const left = (this.counting.get(group) ?? 1) - 1;
      if (left > 0) this.counting.set(group, left);
      else this.counting.delete(group);
    }
  }

  private async count(address: string): Promise<Attempt> {
    const keys = await this.addresses.keys(address);
    const [key] = keys;
    const blocks = (await this.blocks.get(key))?.consumedPoints ?? 0;
    // After a block there is one try before the next block.
    const cost = blocks > 0 ? freeFailures : 1;
    const { consumedPoints } = await this.consume(this.failures, key, cost);
    const undoOwn = () => this.failures.reward(key, cost);
    const isNewcomer = blocks === 0 && consumedPoints === 1;
    const isTrusted = await this.isTrusted(keys);
    const pool = isTrusted
      ? undefined
      : await this.countForAll(isNewcomer).catch(async (error: unknown) => {
          await undoOwn();
          throw error;
        });
    const giveBack = async () => void (await pool?.reward(everybody));
    return {
      failed: async () => {
        if (consumedPoints >= freeFailures) await this.block(key, blocks);
      },
      succeeded: async () => {
        await Promise.all([this.failures.delete(key), this.blocks.delete(key), giveBack()]);
        await this.trusted.set(key, 1, day);
      },
      undo: async () => void (await Promise.all([undoOwn(), giveBack()])),
    };
  }

  /** An address that the owner has used lately is not affected by the failures of other addresses. */
  private async isTrusted(keys: (string | undefined)[]): Promise<boolean> {
    for (const key of keys) if (key && (await this.trusted.get(key))) return true;
    return false;
  }

  /** Takes a try from the common pool, or from the reserve for new addresses when that is empty. */
  private async countForAll(isNewcomer: boolean): Promise<RateLimiterAbstract> {
    try {
      await this.consume(this.ofAnybody, everybody, 1);
      return this.ofAnybody;
    } catch (error) {
      if (!isNewcomer || !(error instanceof ApiError)) throw error;
    }
    await this.consume(this.ofNewcomers, everybody, 1);
    return this.ofNewcomers;
  }

  private async block(key: string, blocks: number): Promise<void> {
    await this.blocks.penalty(key);
    await this.failures.block(key, Math.min(longestBlockSeconds, minute * 2 ** Math.min(blocks, 10)));
  }

  private async consume(limiter: RateLimiterAbstract, key: string, points: number): Promise<RateLimiterRes> {
    try {
      return await limiter.consume(key, points);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooManyRequests(Math.min(error.msBeforeNext / 1_000, longestBlockSeconds));
    }
  }
}
