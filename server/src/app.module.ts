import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ADMIN_HASH, findAdminHash } from './admin/admin-hash.js';
import { CONFIG, type Config } from './config/config.js';
import { openDataSource } from './open-data-source.js';
import { DatabaseLock } from './database/database-lock.js';
import { dataSourceOptions } from './data-source-options.js';
import { EmotionModule } from './emotion/emotion.module.js';
import { FormFilter } from './forms/form.filter.js';
import { FormsController } from './forms/forms.controller.js';
import { HealthController } from './health/health.controller.js';
import { validation } from './http/bodies.js';
import { RateLimitInterceptor } from './limits/rate-limit.interceptor.js';
import { RateLimits } from './limits/rate-limits.js';
import { LOG, type Log } from './log/log.js';
import { Mail } from './mail/mail.js';
import { MessagesModule } from './messages/messages.module.js';
import { QuestionsPageController } from './questions-page/questions-page.controller.js';
import { QuestionsPage } from './questions-page/questions-page.js';
import { QuestionsModule } from './questions/questions.module.js';
import { Site } from './site/site.js';

@Module({
  imports: [QuestionsModule, MessagesModule, EmotionModule],
  controllers: [FormsController, HealthController, QuestionsPageController],
  providers: [
    QuestionsPage,
    { provide: APP_FILTER, useClass: FormFilter },
    { provide: APP_INTERCEPTOR, useClass: RateLimitInterceptor },
    { provide: APP_PIPE, useValue: validation },
  ],
})
export class AppModule {
  static forRoot(config: Config, log: Log, lock: DatabaseLock): DynamicModule {
    const database = TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...dataSourceOptions(config), retryAttempts: 0 }),
      dataSourceFactory: () => openDataSource(config),
    });
    const adminHash = {
      provide: ADMIN_HASH,
      inject: [getDataSourceToken()],
      useFactory: (dataSource: DataSource) => findAdminHash(config, dataSource),
    };
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOG, useValue: log },
      { provide: DatabaseLock, useValue: lock },
      adminHash,
      Mail,
      RateLimits,
      Site,
    ];
    return { module: AppModule, global: true, imports: [database], providers, exports: providers };
  }
}
