import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AdminModule } from './admin/admin.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EmotionModule } from './emotion/emotion.module.js';
import { HealthModule } from './health/health.module.js';
import { ErrorFilter } from './http/error.filter.js';
import { BudgetGuard } from './limits/budget.guard.js';
import { LimitsModule } from './limits/limits.module.js';
import type { Log } from './log/log.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { QuestionsModule } from './questions/questions.module.js';

export interface Parts {
  config: Config;
  log: Log;
  dataSource: DataSource;
  adminHash: string;
}

@Module({
  imports: [LimitsModule, MailModule, QuestionsModule, MessagesModule, EmotionModule, HealthModule],
  providers: [
    { provide: APP_GUARD, useClass: BudgetGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class AppModule {
  static with({ config, log, dataSource, adminHash }: Parts): DynamicModule {
    return {
      module: AppModule,
      imports: [ConfigModule.with(config, log), DatabaseModule.with(dataSource), AdminModule.with(adminHash)],
    };
  }
}
