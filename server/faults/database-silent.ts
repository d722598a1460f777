import { connect, createServer, type Socket } from 'node:net';
import { paths } from '../src/contract.js';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';

/** A way to a PostgreSQL that can hang: connections stay open, and nothing is answered any more. */
async function freezableWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let isFrozen = false;
  const way = createServer((client) => {
    const database = connect(Number(port), hostname);
    sockets.push(client, database);
    for (const socket of [client, database]) socket.on('error', () => undefined);
    if (!isFrozen) client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const address = way.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}

export interface Silent {
  before: number;
  read: number;
  write: number;
  code: number | null;
  ms: number;
}

/** PostgreSQL hangs, and the server is stopped while visitors wait for it. */
export const databaseSilent = (build: string, databaseUrl: string): Promise<Silent> =>
  inDataDirectory(async (dataDirectory) => {
    const way = await freezableWay(databaseUrl);
    const server = await startProcess({ build, dataDirectory, environment: { DATABASE_URL: way.url } });
    const before = (await server.ask('Before?')).status;
    way.freeze();
    const [read, write] = await Promise.all([fetch(server.url + paths.questions), server.ask('During?')]);
    const waiting = server.ask('At the end?').catch(() => undefined);
    const { code, ms } = await server.stop('SIGTERM');
    await waiting;
    way.close();
    return { before, read: read.status, write: write.status, code, ms: Math.round(ms) };
  });
