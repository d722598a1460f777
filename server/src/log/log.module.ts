import { type DynamicModule, Module } from '@nestjs/common';
import { LOG, type Log } from './log.js';

@Module({})
export class LogModule {
  static with(log: Log): DynamicModule {
    return { global: true, module: LogModule, providers: [{ provide: LOG, useValue: log }], exports: [LOG] };
  }
}
