import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server. Each test creates its own database there. */
    postgresUrl: string;
    /** Folder of the built server, for tests that start or kill a process. */
    serverBuild: string;
  }
}

/** Folder for a build of the server. Each test run has its own, because `dist` belongs to `npm start`. */
const serverBuild = join(import.meta.dirname, `../.cache/test-${process.pid}`);

/** Puts all temporary files in one folder. Another user may enter it, because one test runs the server as that user. */
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
