import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { compare, type Kept, writeQuestions } from './load.js';

/** Restarts the server repeatedly while visitors write. Connections may break, but no response may be an error. */
export const restarts = (
  build: string,
  times: number,
  everyMs: number,
): Promise<Kept & { acknowledged: number; failures: number[] }> =>
  inDataDirectory(async (dataDirectory) => {
    let server = await startProcess({ build, dataDirectory });
    const load = writeQuestions(() => server, 4, 5);
    for (let round = 0; round < times; round += 1) {
      await sleep(everyMs);
      await server.stop('SIGTERM');
      server = await startProcess({ build, dataDirectory });
    }
    await sleep(300);
    await load.stop();
    const kept = compare(load.acknowledged, await server.questions());
    await server.stop();
    return { acknowledged: load.acknowledged.size, failures: load.failures, ...kept };
  });
