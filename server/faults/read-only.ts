import { chmodSync } from 'node:fs';
import { readConfig } from '../src/config/config.js';
import { paths } from '../src/contract.js';
import type { Health } from '../src/health/health.controller.js';
import { withDatabase } from '../src/open-data-source.js';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';

export interface Degraded {
  write: number;
  read: number;
  health: Health;
}

/** Sends a write, a read and a health check to a server that cannot write, and returns the results. */
export async function observe(server: {
  url: string;
  ask: (question: string) => Promise<Response>;
}): Promise<Degraded> {
  const write = (await server.ask('Can it be kept?')).status;
  const read = (await fetch(server.url + paths.questions)).status;
  const health = (await (await fetch(server.url + paths.health)).json()) as Health;
  return { write, read, health };
}

const nobody = 65_534;

/** Makes the database file read-only. Root may write to any file, so under root the server runs as another user. */
export const readOnlyFile = (build: string): Promise<Degraded> =>
  inDataDirectory(async (dataDirectory, file) => {
    await withDatabase(readConfig({ DATA_DIR: dataDirectory }), async () => undefined);
    chmodSync(file, 0o444);
    chmodSync(dataDirectory, 0o777);
    chmodSync(`${dataDirectory}/running.lock`, 0o666);
    const server = await startProcess({
      build,
      dataDirectory,
      ...(process.getuid?.() === 0 && { uid: nobody }),
    });
    const degraded = await observe(server);
    await server.stop();
    return degraded;
  });
