import { connect, createServer, type Socket } from 'node:net';
import { paths } from '../src/contract.js';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';

/** Starts a TCP proxy to PostgreSQL. After `freeze`, connections stay open but nothing is answered. */
async function freezableProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let isFrozen = false;
  const proxy = createServer((client) => {
    const database = connect(Number(port), hostname);
    sockets.push(client, database);
    for (const socket of [client, database]) socket.on('error', () => undefined);
    if (!isFrozen) client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
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
      proxy.close();
    },
  };
}

interface Silent {
  before: number;
  read: number;
  write: number;
  code: number | null;
  ms: number;
}

/** Lets PostgreSQL hang, and stops the server while visitors wait for a response. */
export const databaseSilent = (build: string, databaseUrl: string): Promise<Silent> =>
  inDataDirectory(async (dataDirectory) => {
    const proxy = await freezableProxy(databaseUrl);
    const server = await startProcess({ build, dataDirectory, environment: { DATABASE_URL: proxy.url } });
    const before = (await server.ask('Before?')).status;
    proxy.freeze();
    const [read, write] = await Promise.all([fetch(server.url + paths.questions), server.ask('During?')]);
    const waiting = server.ask('At the end?').catch(() => undefined);
    const { code, ms } = await server.stop('SIGTERM');
    await waiting;
    proxy.close();
    return { before, read: read.status, write: write.status, code, ms: Math.round(ms) };
  });
