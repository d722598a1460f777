import { type DynamicModule, Module } from '@nestjs/common';
import { Log } from '../log/log.js';
import { Site } from '../site/site.js';
import { CONFIG, type Config } from './config.js';

/** What every room may ask for: the configuration, the log, the built site. */
@Module({})
export class ConfigModule {
  static with(config: Config, log: Log): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: Log, useValue: log },
      { provide: Site, useFactory: () => new Site(config) },
    ];
    return { global: true, module: ConfigModule, providers, exports: [CONFIG, Log, Site] };
  }
}
