import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { AddressKeys } from './address-keys.js';
import { Budgets } from './budgets.js';
import { LimitStore } from './limit-store.js';
import { MemoryLimitStore } from './memory.limit-store.js';
import { PostgresLimitStore } from './postgres.limit-store.js';

const chooseStore = (config: Config, database: Database): LimitStore =>
  config.databaseUrl ? new PostgresLimitStore(database) : new MemoryLimitStore();

@Global()
@Module({
  providers: [
    { provide: LimitStore, inject: [CONFIG, Database], useFactory: chooseStore },
    AddressKeys,
    Budgets,
  ],
  exports: [LimitStore, AddressKeys, Budgets],
})
export class LimitsModule {}
