import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ADMIN_HASH } from './admin/admin-hash.js';
import { CONFIG, type Config } from './config/config.js';
import { DatabaseStatus } from './database/database-status.js';
import { Revision } from './database/revision.js';
import { EmotionModule } from './emotion/emotion.module.js';
import { ErrorFilter } from './error.filter.js';
import { HealthModule } from './health/health.module.js';
import { validation } from './http/validation.js';
import { LimitsModule } from './limits/limits.module.js';
import { LOG, type Log } from './log/log.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { QuestionsPageModule } from './questions-page/questions-page.module.js';
import { QuestionsModule } from './questions/questions.module.js';
import { SiteModule } from './site/site.module.js';

export interface Parts {
  config: Config;
  log: Log;
  dataSource: DataSource;
  adminHash: string;
}

@Module({
  imports: [
    LimitsModule,
    MailModule,
    QuestionsModule,
    QuestionsPageModule,
    MessagesModule,
    EmotionModule,
    HealthModule,
    SiteModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useValue: validation },
  ],
})
export class AppModule {
  /** What the start has read, opened and made is there for every module. */
  static with({ config, log, dataSource, adminHash }: Parts): DynamicModule {
    // The data source arrives open and migrated, so that a database error is reported before anything else starts.
    const database = TypeOrmModule.forRootAsync({
      useFactory: () => dataSource.options,
      dataSourceFactory: async () => dataSource,
    });
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOG, useValue: log },
      { provide: ADMIN_HASH, useValue: adminHash },
      DatabaseStatus,
      Revision,
    ];
    return { module: AppModule, global: true, imports: [database], providers, exports: providers };
  }
}
