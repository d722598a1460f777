import { mkdirSync } from 'node:fs';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { databaseFile, dataSourceOptions, type Entities, runTimeoutMs } from './data-source-options.js';
import { retryWhileBusy } from './retry-while-busy.js';
import { StartError } from './start-error.js';
import { openAlone } from './locks.js';
import { driverCode } from './unavailable.js';

function explain(config: Config, error: unknown): Error {
  const code = driverCode(error);
  const file = databaseFile(config);
  if (error instanceof StartError) return error;
  const isDriver = code !== '' || (error instanceof Error && /timeout|terminated/i.test(error.message));
  if (config.databaseUrl && isDriver) return unreachable(code);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return damaged(file);
  if (code === 'SQLITE_FULL') return new StartError(`The disk that holds ${config.dataDirectory} is full.`);
  if (code.startsWith('SQLITE_')) return new StartError(`The database ${file} cannot be used (${code}).`);
  return error instanceof Error ? error : new Error('The database cannot be opened.');
}

/** What to do about PostgreSQL's own error codes; any other error concerns the address. */
const hints: Record<string, string> = {
  '28P01': 'is the password right?',
  '3D000': 'has it been made, and is its name right?',
};

const unreachable = (code: string) =>
  new StartError(
    `The database of DATABASE_URL cannot be used (${code || 'no answer'}): ${hints[code] ?? 'is it running, is the address right?'}`,
  );

const damaged = (file: string) =>
  new StartError(
    `The database ${file} is damaged. It was left as it is; restore a backup with: npm run restore -- FILE`,
  );

/** Finds pages that a disk error or a crash has damaged, before the first visitor does. */
async function quickCheck(dataSource: DataSource, file: string): Promise<void> {
  const [verdict] = await dataSource.query<{ quick_check: string }[]>('PRAGMA quick_check(1)');
  if (verdict?.quick_check !== 'ok') throw damaged(file);
}

function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `The data directory ${path} cannot be made (${driverCode(error)}): set DATA_DIR to one that can.`,
    );
  }
}

/** Opens the database and brings its tables up to date, or explains in a sentence why it cannot. */
export async function openDataSource(config: Config, entities: Entities): Promise<DataSource> {
  makeDirectory(config.dataDirectory);
  const dataSource = new DataSource(dataSourceOptions(config, entities));
  try {
    await openAlone(config, dataSource, async () => {
      if (!config.databaseUrl) await quickCheck(dataSource, databaseFile(config));
      await dataSource.runMigrations({ transaction: 'each' });
    });
    if (config.databaseUrl) return dataSource;
    await dataSource.query(`PRAGMA busy_timeout = ${runTimeoutMs}`);
    retryWhileBusy(dataSource);
    return dataSource;
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw explain(config, error);
  }
}
