import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL in which each test makes a database of its own. */
    postgresUrl: string;
    /** The built server, for tests that need a process to kill. */
    serverBuild: string;
  }
}

/** Built apart from `dist`, so that a test never changes what `npm start` runs, nor what another test run uses. */
const serverBuild = join(import.meta.dirname, `../.cache/test-${process.pid}`);

/** Everything that the tests leave behind lies in one folder, through which other users may reach their own. */
function gatherTemporaryFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'line-of-dance-tests-'));
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return folder;
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const configFile = join(import.meta.dirname, '../vite.config.ts');
  const folder = gatherTemporaryFiles();
  const [postgres] = await Promise.all([
    startPostgres(),
    build({ configFile, logLevel: 'error', build: { outDir: serverBuild, emptyOutDir: true } }),
  ]);
  project.provide('postgresUrl', postgres.url);
  project.provide('serverBuild', serverBuild);
  return async () => {
    await postgres.stop();
    for (const leftover of [serverBuild, folder]) rmSync(leftover, { recursive: true, force: true });
  };
}
