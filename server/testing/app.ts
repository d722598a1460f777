import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { hashPassword } from '../src/admin/password-hash.js';
import { type Config, readConfig } from '../src/config/config.js';
import { paths, type Question } from '../src/contract.js';
import { createLog } from '../src/log/log.js';
import { createServer } from '../src/server.js';
import { createTestDatabase } from './postgres.js';
import { password } from './server-process.js';

export { password };

const passwordHash = hashPassword(password);

export type DatabaseKind = 'sqlite' | 'postgres';
export const databaseKinds: DatabaseKind[] = ['sqlite', 'postgres'];

export const temporaryDirectory = () => mkdtempSync(join(tmpdir(), 'line-of-dance-'));

type InjectOptions = Exclude<Parameters<NestFastifyApplication['inject']>[0], string | undefined>;
export type Answer = Awaited<ReturnType<NestFastifyApplication['inject']>>;

export interface TestApp {
  app: NestFastifyApplication;
  config: Config;
  dataSource: DataSource;
  /** Runs SQL with PostgreSQL's placeholders (`$1`) on either database. */
  query: <Row = Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Row[]>;
  logged: () => string;
  send: (options: InjectOptions) => Promise<Answer>;
  post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  questions: () => Promise<Question[]>;
  close: () => Promise<void>;
}

/** Starts the whole server without a port, on a real SQLite file or PostgreSQL. Its rate limits are very high. */
export async function startApp(kind: DatabaseKind, environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const directory = environment['DATA_DIR'] ?? temporaryDirectory();
  const postgres = kind === 'postgres' ? await createTestDatabase(inject('postgresUrl')) : undefined;
  const config = readConfig({
    DATA_DIR: directory,
    SITE_DIR: join(directory, 'no-site'),
    ADMIN_PASSWORD_HASH: await passwordHash,
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATABASE_URL: postgres?.url,
    ...environment,
  });
  const lines: string[] = [];
  const log = createLog(config.logLevel, { write: (text) => void lines.push(text) });
  const app = await createServer(config, log);
  const dataSource = app.get(DataSource);
  const send = (options: InjectOptions) => app.inject(options);
  return {
    app,
    config,
    dataSource,
    query: <Row>(sql: string, values?: unknown[]) =>
      dataSource.query<Row[]>(kind === 'sqlite' ? sql.replace(/\$\d/g, '?') : sql, values),
    logged: () => lines.join(''),
    send,
    post: (url, body, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    questions: async () => (await send({ url: paths.questions })).json<Question[]>(),
    close: async () => {
      await app.close();
      await postgres?.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
