import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { tooManyRequests } from '../http/refusal.js';
import { AddressKeys } from './address-keys.js';
import { hour, LimitStore, minute } from './limit-store.js';
import { MemoryLimitStore } from './memory.limit-store.js';

interface Window {
  limit: number;
  seconds: number;
}

export type BudgetName = 'requests' | 'questions' | 'messages' | 'emotion';

/** At the standard five questions a minute; RATE_LIMIT_PER_MINUTE scales all of them alike. */
const standardPerMinute = 5;
const perAddress: Record<BudgetName, Window[]> = {
  requests: [{ limit: 300, seconds: minute }],
  questions: [
    { limit: 5, seconds: minute },
    { limit: 30, seconds: hour },
  ],
  messages: [
    { limit: 3, seconds: minute },
    { limit: 20, seconds: hour },
  ],
  emotion: [{ limit: 10, seconds: minute }],
};

/** Of all addresses together: what a thousand machines with one request each cannot get around. */
const together: Partial<Record<BudgetName, Window>> = {
  questions: { limit: 60, seconds: minute },
  messages: { limit: 30, seconds: minute },
};

@Injectable()
export class Budgets {
  private readonly ownWindows = new MemoryLimitStore();
  private readonly scale: number;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sharedWindows: LimitStore,
    private readonly addresses: AddressKeys,
  ) {
    this.scale = config.rateLimitPerMinute / standardPerMinute;
  }

  /** Refuses with the seconds to wait when the address, or everybody together, has used up the budget. */
  async spend(name: BudgetName, address: string): Promise<void> {
    const key = await this.addresses.local(address);
    for (const window of perAddress[name]) {
      await this.take(this.ownWindows, `${name} ${window.seconds} ${key}`, window);
    }
    const all = together[name];
    if (all) await this.take(this.sharedWindows, name, all);
  }

  private async take(store: LimitStore, key: string, { limit, seconds }: Window): Promise<void> {
    const wait = await store.take(key, Math.max(1, Math.round(limit * this.scale)), seconds);
    if (wait > 0) throw tooManyRequests(wait);
  }
}
