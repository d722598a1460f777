import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHmac, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { addressKey } from './client-address.js';

interface Secrets {
  /** Today's key for hashing addresses, and yesterday's, so that addresses trusted yesterday are still recognised. */
  today: Buffer;
  yesterday: Buffer | undefined;
  readAt: number;
}

const dayMs = 86_400_000;
/** How long a process uses the keys it has read before it checks whether a new day has begun. */
const relyMs = 60_000;

const hash = (secret: Buffer, address: string) =>
  createHmac('sha256', secret).update(addressKey(address)).digest();

/** Addresses are counted, never stored: the tables hold a keyed hash, whose random key changes every day. */
@Injectable()
export class AddressKeys {
  private own: Secrets = { today: randomBytes(32), yesterday: undefined, readAt: performance.now() };
  private shared: Secrets | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * For what this process counts alone. One of 65,536 groups of addresses, so that no number of addresses can make
   * the counters grow without limit; two visitors of a day rarely share one.
   */
  ownGroup(address: string): number {
    return hash(this.ownSecrets().today, address).readUInt16BE();
  }

  async group(address: string): Promise<number> {
    return hash((await this.secrets()).today, address).readUInt16BE();
  }

  /** Today's key of an address, the same in every process that shares the database; and yesterday's. */
  async keys(address: string): Promise<[today: string, yesterday?: string]> {
    const { today, yesterday } = await this.secrets();
    const key = (secret: Buffer) => hash(secret, address).toString('base64url');
    return yesterday ? [key(today), key(yesterday)] : [key(today)];
  }

  private async secrets(): Promise<Secrets> {
    if (!this.config.databaseUrl) return this.ownSecrets();
    if (!this.shared || performance.now() - this.shared.readAt > relyMs)
      this.shared = await this.readShared();
    return this.shared;
  }

  private ownSecrets(): Secrets {
    const { today, readAt } = this.own;
    if (performance.now() - readAt > dayMs)
      this.own = { today: randomBytes(32), yesterday: today, readAt: performance.now() };
    return this.own;
  }

  private async readShared(): Promise<Secrets> {
    await this.dataSource.query('DELETE FROM limit_secret WHERE day < current_date - 1');
    await this.dataSource.query(
      'INSERT INTO limit_secret (day, secret) VALUES (current_date, $1) ON CONFLICT (day) DO NOTHING',
      [randomBytes(32).toString('hex')],
    );
    const rows = await this.dataSource.query<{ secret: string }[]>(
      'SELECT secret FROM limit_secret WHERE day <= current_date ORDER BY day DESC',
    );
    const [today, yesterday] = rows.map(({ secret }) => Buffer.from(secret, 'hex'));
    return { today: today ?? randomBytes(32), yesterday, readAt: performance.now() };
  }
}
