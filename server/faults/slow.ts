import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../src/contract.js';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { percentile } from './load.js';

interface SlowResult {
  senders: number;
  /** 95th percentile of the response times of an ordinary visitor, while the slow senders are connected. */
  readP95Ms: number;
  /** Number of slow senders that the server disconnected. */
  cut: number;
  /** Number of slow senders that received status 408 before the server disconnected them. */
  told408: number;
  /** Time until the last slow sender was disconnected. */
  lastAfterMs: number;
}

const starts = [
  'GET / HTTP/1.1\r\nHost: x\r\nSlow',
  `POST ${paths.questions} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
];

/** Lets many clients begin a request and never finish it. The server must disconnect them. */
export const slowSenders = (build: string, senders: number): Promise<SlowResult> =>
  inDataDirectory(async (dataDirectory) => {
    const server = await startProcess({ build, dataDirectory });
    const begin = performance.now();
    const ends: number[] = [];
    let told408 = 0;
    for (let index = 0; index < senders; index += 1) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
      socket.write(starts[index % starts.length] ?? '');
      socket.on('data', (bytes) => (told408 += bytes.toString().startsWith('HTTP/1.1 408') ? 1 : 0));
      socket.on('close', () => ends.push(performance.now() - begin));
    }
    const times: number[] = [];
    while (ends.length < senders && performance.now() - begin < 25_000) {
      const start = performance.now();
      await fetch(server.url + paths.questions);
      times.push(performance.now() - start);
      await sleep(20);
    }
    await server.stop();
    const lastAfterMs = Math.round(Math.max(...ends));
    return { senders, readP95Ms: percentile(times, 95), cut: ends.length, told408, lastAfterMs };
  });
