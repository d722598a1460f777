import { Inject, Injectable } from '@nestjs/common';
import { Refusal, tooManyRequests } from '../http/refusal.js';
import { AddressKeys } from '../limits/address-keys.js';
import { hour, LimitStore } from '../limits/limit-store.js';
import { PasswordChecks } from './password-hash.js';

/** The injection token of the hash that the owner's password must match. */
export const ADMIN_HASH = Symbol('ADMIN_HASH');

const allFailures = 'password failures';
const mostFailuresAnHour = 100;

/** The owner is whoever knows the password. It is asked for with each answer, and guessing it is made hopeless. */
@Injectable()
export class Admin {
  private readonly checks = new PasswordChecks();

  constructor(
    @Inject(ADMIN_HASH) private readonly hash: string,
    private readonly store: LimitStore,
    private readonly addresses: AddressKeys,
  ) {}

  /** Returns when the password is right, refuses otherwise. Each try counts as failed until it has succeeded. */
  async check(password: string, address: string): Promise<void> {
    const key = await this.addresses.common(address);
    const { waitSeconds, trusted } = await this.store.strike(key);
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
    // An address that was the owner's lately does not depend on what all others do.
    if (!trusted) await this.countForAll(key);
    if (!(await this.matches(password, key, trusted))) throw new Refusal(403, 'Wrong password.');
    await this.store.absolve(key);
    if (!trusted) await this.store.giveBack(allFailures);
  }

  private async countForAll(key: string): Promise<void> {
    const wait = await this.store.take(allFailures, mostFailuresAnHour, hour);
    if (wait === 0) return;
    await this.store.pardon(key);
    throw tooManyRequests(wait);
  }

  private async matches(password: string, key: string, trusted: boolean): Promise<boolean> {
    try {
      return await this.checks.matches(this.hash, password);
    } catch (error) {
      // Too many at once: this one was never tried.
      await this.store.pardon(key);
      if (!trusted) await this.store.giveBack(allFailures);
      throw error;
    }
  }
}
