import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.js';
import {
  firstBlockSeconds,
  freeFailures,
  LimitStore,
  longestBlockSeconds,
  type Strike,
} from './limit-store.js';

const take = `
  INSERT INTO limit_window AS kept (key, used, ends_at) VALUES ($1, 1, now() + make_interval(secs => $3))
  ON CONFLICT (key) DO UPDATE SET
    used = CASE WHEN kept.ends_at <= now() THEN 1 ELSE kept.used + 1 END,
    ends_at = CASE WHEN kept.ends_at <= now() THEN excluded.ends_at ELSE kept.ends_at END
  WHERE kept.ends_at <= now() OR kept.used < $2
  RETURNING used`;
const windowLeft = `
  SELECT extract(epoch FROM ends_at - now())::float8 AS seconds FROM limit_window WHERE key = $1`;
const giveBack = 'UPDATE limit_window SET used = used - 1 WHERE key = $1 AND used > 0';

/** The exponent is bounded before it is raised: an hour is reached after six doublings. */
const blockedUntil = `
  CASE WHEN kept.failures + 1 >= $2::int
    THEN now() + make_interval(secs => least($4::int, $3::int * 2 ^ least(kept.failures + 1 - $2::int, 10)))
  END`;
const strike = `
  INSERT INTO limit_strike AS kept (key, failures, trusted, changed_at) VALUES ($1, 1, false, now())
  ON CONFLICT (key) DO UPDATE SET
    failures = kept.failures + 1, blocked_until = ${blockedUntil}, changed_at = now()
  WHERE kept.blocked_until IS NULL OR kept.blocked_until <= now()
  RETURNING trusted`;
const blockLeft = `
  SELECT extract(epoch FROM blocked_until - now())::float8 AS seconds, trusted FROM limit_strike WHERE key = $1`;
const pardon = `
  UPDATE limit_strike SET failures = greatest(0, failures - 1), blocked_until = NULL WHERE key = $1`;
const absolve = `
  INSERT INTO limit_strike (key, failures, trusted, changed_at) VALUES ($1, 0, true, now())
  ON CONFLICT (key) DO UPDATE SET failures = 0, blocked_until = NULL, trusted = true, changed_at = now()`;

const offerSecret = `
  INSERT INTO limit_secret (day, secret) VALUES (current_date, $1) ON CONFLICT (day) DO NOTHING`;
const readSecret = 'SELECT secret FROM limit_secret WHERE day = current_date';
const forget = [
  'DELETE FROM limit_secret WHERE day < current_date',
  'DELETE FROM limit_window WHERE ends_at < now()',
  `DELETE FROM limit_strike WHERE changed_at < now() - interval '1 day'`,
];

/** How long a process relies on the secret it read, before it looks whether a new day has begun. */
const secretMs = 60_000;

/** Counts in the database, in single statements, so that processes that share it share the limits too. */
export class PostgresLimitStore extends LimitStore {
  private secret: { value: Buffer; readAt: number } | undefined;

  constructor(private readonly database: Database) {
    super();
  }

  async take(key: string, limit: number, seconds: number): Promise<number> {
    const taken = await this.database.write(take, [key, limit, seconds]);
    if (taken.length > 0) return 0;
    const [left] = await this.database.read<{ seconds: number }>(windowLeft, [key]);
    return Math.max(1, left?.seconds ?? 1);
  }

  async giveBack(key: string): Promise<void> {
    await this.database.write(giveBack, [key]);
  }

  async strike(key: string): Promise<Strike> {
    const values = [key, freeFailures, firstBlockSeconds, longestBlockSeconds];
    const [counted] = await this.database.write<{ trusted: boolean }>(strike, values);
    if (counted) return { waitSeconds: 0, trusted: counted.trusted };
    const [block] = await this.database.read<{ seconds: number; trusted: boolean }>(blockLeft, [key]);
    return { waitSeconds: Math.max(1, block?.seconds ?? 1), trusted: block?.trusted ?? false };
  }

  async pardon(key: string): Promise<void> {
    await this.database.write(pardon, [key]);
  }

  async absolve(key: string): Promise<void> {
    await this.database.write(absolve, [key]);
  }

  async secretOfTheDay(): Promise<Buffer> {
    const now = performance.now();
    if (this.secret && now - this.secret.readAt < secretMs) return this.secret.value;
    for (const statement of forget) await this.database.write(statement);
    await this.database.write(offerSecret, [randomBytes(32).toString('hex')]);
    const [row] = await this.database.read<{ secret: string }>(readSecret);
    this.secret = { value: Buffer.from(row?.secret ?? '', 'hex'), readAt: now };
    return this.secret.value;
  }
}
