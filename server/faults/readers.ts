import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { paths } from '../src/contract.js';
import { type ServerProcess, startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { until } from './until.js';

const asset = '/assets/large-a1b2.js';

/** Starts a server with a site of one page, and one asset that is larger than any socket buffer. */
const withSite = <T>(build: string, work: (server: ServerProcess) => Promise<T>): Promise<T> =>
  inDataDirectory(async (dataDirectory) => {
    const site = join(dataDirectory, 'site');
    mkdirSync(join(site, 'client/assets'), { recursive: true });
    writeFileSync(join(site, 'client/index.html'), '<h1>Home</h1>');
    writeFileSync(join(site, `client${asset}`), Buffer.alloc(20_000_000, 'x'));
    const server = await startProcess({ build, dataDirectory, environment: { SITE_DIR: site } });
    try {
      return await work(server);
    } finally {
      await server.stop('SIGKILL');
    }
  });

const descriptors = ({ pid }: ServerProcess) => readdirSync(`/proc/${pid}/fd`).length;
export const megabytes = ({ pid }: ServerProcess) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000);

function open({ url }: ServerProcess): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  // Never reads the response, so that it stays in the socket buffers.
  socket.pause();
  return socket;
}

const home = async ({ url }: ServerProcess) => (await fetch(url)).status;

/** Waits until the Emotion Explorer answers. On a busy machine the first connections may time out. */
const whenReady = (server: ServerProcess) =>
  until(async () => {
    const asked = fetch(server.url + paths.emotion, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ emotion: 'calm' }),
    });
    return asked.then(
      ({ ok }) => ok,
      () => false,
    );
  });

const connections = 10;

const request = `GET ${asset} HTTP/1.1\r\nHost: x\r\n\r\n`;

interface Descriptors {
  /** Highest number of open files, not counting those of an idle server. */
  most: number;
  isBackToIdle: boolean;
  page: number;
}

/**
 * Lets clients send many requests over one connection each, and disconnect without reading a response. The server must
 * close all files that it opened for them.
 */
export const abandonedRequests = (build: string, rounds: number, each: number): Promise<Descriptors> =>
  withSite(build, async (server) => {
    await home(server);
    const before = descriptors(server);
    let most = 0;
    for (let round = 0; round < rounds; round += 1) {
      const sockets = Array.from({ length: connections }, () => open(server));
      for (const socket of sockets) socket.write(request.repeat(each));
      // Half of the files are enough, because the server may already have closed some connections.
      await until(() => descriptors(server) >= before + connections / 2);
      most = Math.max(most, descriptors(server) - before);
      for (const socket of sockets) socket.destroy();
    }
    // An idle server opens a few more files by itself. A leak would be at least one file per connection.
    const isBackToIdle = await until(() => descriptors(server) < before + connections);
    return { most, isBackToIdle, page: await home(server) };
  });

interface Unread {
  areCut: boolean;
  megabytes: number;
  page: number;
}

/** Lets clients request a large file and never read the response. The server must disconnect them. */
export const unreadAnswers = (build: string, readers: number): Promise<Unread> =>
  withSite(build, async (server) => {
    // Otherwise the Emotion Explorer would load during the measurement. It needs a tenth of the memory.
    await whenReady(server);
    const before = descriptors(server);
    const sockets = Array.from({ length: readers }, () => open(server));
    for (const socket of sockets) socket.write(request);
    await until(() => descriptors(server) > before + readers);
    const result = { megabytes: megabytes(server), page: await home(server) };
    const areCut = await until(() => descriptors(server) < before + connections);
    for (const socket of sockets) socket.destroy();
    return { areCut, ...result };
  });
