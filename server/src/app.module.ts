import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AdminModule } from './admin/admin.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EmotionModule } from './emotion/emotion.module.js';
import { HealthModule } from './health/health.module.js';
import { validation } from './http/validation.js';
import { LimitsModule } from './limits/limits.module.js';
import type { Log } from './log/log.js';
import { LogModule } from './log/log.module.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { QuestionsPageModule } from './questions-page/questions-page.module.js';
import { QuestionsModule } from './questions/questions.module.js';
import { PageErrorFilter } from './site/page-error.filter.js';
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
    { provide: APP_FILTER, useClass: PageErrorFilter },
    { provide: APP_PIPE, useValue: validation },
  ],
})
export class AppModule {
  static with({ config, log, dataSource, adminHash }: Parts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LogModule.with(log),
        DatabaseModule.with(dataSource),
        AdminModule.with(adminHash),
      ],
    };
  }
}
