import { connect } from 'node:net';
import { paths } from '../src/contract.js';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { compare, confirmedBy, type Kept, writeQuestions } from './load.js';

interface StopResult extends Kept {
  acknowledged: number;
  /** Statuses of failed requests. Broken connections have none. */
  failures: number[];
  code: number | null;
  ms: number;
}

/** Restarts the server with SIGTERM while visitors write and one of them has sent half a request body. */
export const stopUnderLoad = (build: string): Promise<StopResult> =>
  inDataDirectory(async (dataDirectory) => {
    let server = await startProcess({ build, dataDirectory });
    const half = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
    half.write(
      `POST ${paths.questions} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    );
    const load = writeQuestions(() => server, 8, 5);
    await confirmedBy([load], 50);
    const { code, ms } = await server.stop('SIGTERM');
    half.destroy();
    server = await startProcess({ build, dataDirectory });
    await confirmedBy([load], 50);
    await load.stop();
    const kept = compare(load.acknowledged, await server.questions());
    await server.stop();
    const { acknowledged, failures } = load;
    return { acknowledged: acknowledged.size, failures, code, ms: Math.round(ms), ...kept };
  });
