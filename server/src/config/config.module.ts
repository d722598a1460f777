import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG, type Config } from './config.js';

@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    const providers = [{ provide: CONFIG, useValue: config }];
    return { global: true, module: ConfigModule, providers, exports: [CONFIG] };
  }
}
