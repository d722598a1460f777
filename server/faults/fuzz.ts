import fc from 'fast-check';
import { paths } from '../src/contract.js';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { fuzzBody } from './fuzz-bodies.js';

interface FuzzResult {
  sent: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  alive: boolean;
}

const atOnce = 16;
const urls = [paths.questions, paths.answer, paths.messages];

/** Sends random bodies over HTTP. Any status below 500 is correct, and the process must survive. */
export const fuzzOverHttp = (build: string, bodies: number, seed = Date.now()): Promise<FuzzResult> =>
  inDataDirectory(async (dataDirectory) => {
    const server = await startProcess({ build, dataDirectory });
    const statuses: Record<string, number> = {};
    let sent = 0;
    const sender = async (part: number) => {
      for (let round = 0; sent < bodies; round += 1) {
        const [body = ''] = fc.sample(fuzzBody, { numRuns: 1, seed: seed + part * bodies + round });
        const url = server.url + (urls[sent % urls.length] ?? paths.questions);
        sent += 1;
        const headers = { 'content-type': 'application/json' };
        const { status } = await fetch(url, {
          method: 'POST',
          headers,
          body: new Uint8Array(Buffer.from(body)),
        });
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, (_, part) => sender(part)));
    const alive = (await fetch(server.url + paths.questions)).status === 200;
    await server.stop();
    return { sent, statuses, alive };
  });
