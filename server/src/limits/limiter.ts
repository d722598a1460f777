import { hash, randomUUID } from 'node:crypto';
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../http/api-error.js';
import { networkOf } from '../http/client-address.js';

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

const secret = randomUUID();

/**
 * One of 65,536 counters: addresses are never kept, and no number of them makes the counters grow without limit.
 * Only the server can tell which addresses share a counter; two visitors rarely do.
 */
export const keyOf = (address: string): string => hash('sha256', secret + networkOf(address)).slice(0, 4);

/** Refuses with the seconds to wait once the limit is used up. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new ApiError(429, undefined, Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
  }
}
