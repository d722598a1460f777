import { type DynamicModule, Module } from '@nestjs/common';

/** The injection token of the hash that the owner's password must match. */
export const ADMIN_HASH = Symbol('ADMIN_HASH');

@Module({})
export class AdminModule {
  static with(hash: string): DynamicModule {
    const providers = [{ provide: ADMIN_HASH, useValue: hash }];
    return { global: true, module: AdminModule, providers, exports: [ADMIN_HASH] };
  }
}
