import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { addressKey } from '../http/client-address.js';
import { LimitStore } from './limit-store.js';
import { MemoryLimitStore } from './memory.limit-store.js';

/** Addresses are counted, never kept: what is stored is a hash under a random key that lasts a day. */
@Injectable()
export class AddressKeys {
  private readonly own = new MemoryLimitStore();

  constructor(private readonly shared: LimitStore) {}

  /** For limits that this process counts alone. */
  async local(address: string): Promise<string> {
    return hash(await this.own.secretOfTheDay(), address);
  }

  /** The same in every process that shares the database. */
  async common(address: string): Promise<string> {
    return hash(await this.shared.secretOfTheDay(), address);
  }
}

const hash = (secret: Buffer, address: string) =>
  createHmac('sha256', secret).update(addressKey(address)).digest('base64url');
