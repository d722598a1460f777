import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../src/contract.js';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { compare, type Kept, writeQuestions } from './load.js';

interface StopResult extends Kept {
  acknowledged: number;
  code: number | null;
  ms: number;
}

/** Sends SIGTERM while visitors write and one of them has sent half a body. */
export const stopUnderLoad = (build: string): Promise<StopResult> =>
  inDataDirectory(async (dataDirectory) => {
    const first = await startProcess({ build, dataDirectory });
    const half = connect(Number(new URL(first.url).port), '127.0.0.1').on('error', () => undefined);
    half.write(
      `POST ${paths.questions} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    );
    const load = writeQuestions(() => first, 16);
    await sleep(700);
    const { code, ms } = await first.stop('SIGTERM');
    await load.stop();
    half.destroy();
    const second = await startProcess({ build, dataDirectory });
    const kept = compare(load.acknowledged, await second.questions());
    await second.stop();
    return { acknowledged: load.acknowledged.size, code, ms: Math.round(ms), ...kept };
  });
