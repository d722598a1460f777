import { hash, randomUUID } from 'node:crypto';
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../http/api-error.js';
import { networkOf } from '../http/client-address.js';

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

const secret = randomUUID();

/**
 * Hashes a client's network to one of 65,536 keys, so that no address is stored and memory has an upper bound. Two
 * visitors rarely share a key, and without the secret nobody can predict which ones do.
 */
export const keyOf = (address: string): string => hash('sha256', secret + networkOf(address)).slice(0, 4);

/** Counts one request. Throws 429 with the seconds to wait if the limit is used up. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new ApiError(429, undefined, Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
  }
}
