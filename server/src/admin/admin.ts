import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '../http/api-error.js';
import { PasswordLimits } from '../limits/password-limits.js';
import { PasswordChecks } from './password-hash.js';

/** The injection token of the hash that the owner's password must match. */
export const ADMIN_HASH = Symbol('ADMIN_HASH');

/** The owner is whoever knows the password. It is asked for with each answer, and guessing it is made hopeless. */
@Injectable()
export class Admin {
  private readonly checks = new PasswordChecks();

  constructor(
    @Inject(ADMIN_HASH) private readonly hash: string,
    private readonly limits: PasswordLimits,
  ) {}

  /** Returns when the password is right, refuses otherwise. */
  async check(password: string, address: string): Promise<void> {
    const attempt = await this.limits.recordFailure(address);
    const matches = await this.checks.matches(this.hash, password).catch(async (error: unknown) => {
      // Too many at once: this one was never tried.
      await attempt.undo();
      throw error;
    });
    if (matches) return attempt.succeeded();
    await attempt.failed();
    throw new ApiError(403, 'Wrong password.');
  }
}
