import { randomBytes } from 'node:crypto';
import {
  firstBlockSeconds,
  freeFailures,
  hour,
  LimitStore,
  longestBlockSeconds,
  type Strike,
} from './limit-store.js';

interface Window {
  used: number;
  endsAt: number;
}

interface Record {
  failures: number;
  blockedUntil: number;
  trustedUntil: number;
}

/** Enough for any real crowd, small enough for any machine: the oldest are forgotten first. */
const mostEntries = 50_000;
const day = 24 * hour;

/** Seconds that only ever run forward, whatever happens to the clock on the wall. */
export const monotonicSeconds = () => performance.now() / 1_000;

function remember<Entry>(entries: Map<string, Entry>, key: string, entry: Entry): Entry {
  const [oldest] = entries.keys();
  if (entries.size >= mostEntries && oldest !== undefined) entries.delete(oldest);
  entries.set(key, entry);
  return entry;
}

export class MemoryLimitStore extends LimitStore {
  private readonly windows = new Map<string, Window>();
  private readonly records = new Map<string, Record>();
  private secret = randomBytes(32);
  private secretUntil: number;

  constructor(private readonly now: () => number = monotonicSeconds) {
    super();
    this.secretUntil = now() + day;
  }

  async take(key: string, limit: number, seconds: number): Promise<number> {
    const now = this.now();
    const known = this.windows.get(key);
    if (known && known.endsAt > now) {
      if (known.used >= limit) return known.endsAt - now;
      known.used += 1;
      return 0;
    }
    // Deleted first, so that a renewed window counts as the youngest.
    this.windows.delete(key);
    remember(this.windows, key, { used: 1, endsAt: now + seconds });
    return 0;
  }

  async giveBack(key: string): Promise<void> {
    const window = this.windows.get(key);
    if (window && window.used > 0) window.used -= 1;
  }

  async strike(key: string): Promise<Strike> {
    const now = this.now();
    const record =
      this.records.get(key) ?? remember(this.records, key, { failures: 0, blockedUntil: 0, trustedUntil: 0 });
    const trusted = record.trustedUntil > now;
    if (record.blockedUntil > now) return { waitSeconds: record.blockedUntil - now, trusted };
    record.failures += 1;
    const over = record.failures - freeFailures;
    if (over >= 0) record.blockedUntil = now + Math.min(longestBlockSeconds, firstBlockSeconds * 2 ** over);
    return { waitSeconds: 0, trusted };
  }

  async pardon(key: string): Promise<void> {
    const record = this.records.get(key);
    if (!record) return;
    record.failures = Math.max(0, record.failures - 1);
    record.blockedUntil = 0;
  }

  async absolve(key: string): Promise<void> {
    this.records.delete(key);
    remember(this.records, key, { failures: 0, blockedUntil: 0, trustedUntil: this.now() + day });
  }

  async secretOfTheDay(): Promise<Buffer> {
    if (this.now() > this.secretUntil) {
      this.secret = randomBytes(32);
      this.secretUntil = this.now() + day;
      this.windows.clear();
      this.records.clear();
    }
    return this.secret;
  }
}
