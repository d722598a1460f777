import { type DynamicModule, Module } from '@nestjs/common';
import { Admin, ADMIN_HASH } from './admin.js';

@Module({})
export class AdminModule {
  static with(hash: string): DynamicModule {
    return {
      global: true,
      module: AdminModule,
      providers: [{ provide: ADMIN_HASH, useValue: hash }, Admin],
      exports: [Admin],
    };
  }
}
