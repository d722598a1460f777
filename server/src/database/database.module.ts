import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { createDatabase } from './data-source.js';
import { Database } from './database.js';

/** The data source arrives open and migrated, so that a fault of the database is told before anything else starts. */
@Module({})
export class DatabaseModule {
  static with(dataSource: DataSource): DynamicModule {
    const database = createDatabase(dataSource);
    return {
      global: true,
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          dataSourceFactory: async () => dataSource,
        }),
      ],
      providers: [{ provide: Database, useValue: database }],
      exports: [Database],
    };
  }
}
