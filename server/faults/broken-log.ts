import { setTimeout as sleep } from 'node:timers/promises';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../testing/postgres.js';
import { exited, launch, startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { onSmallDisk } from './full.js';
import { until } from './until.js';

interface BrokenLog {
  statuses: number[];
  code: number | null;
}

/** Closes the pipe that the server logs to. The server must go on answering. */
export const closedLog = (build: string): Promise<BrokenLog> =>
  inDataDirectory(async (dataDirectory) => {
    const server = await startProcess({ build, dataDirectory, environment: { LOG_LEVEL: 'info' } });
    server.closeOutput();
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      statuses.push((await server.ask(`Is anybody listening? ${round}`)).status);
      await sleep(150);
    }
    return { statuses, code: (await server.stop()).code };
  });

interface FullLog {
  statuses: number[];
  resumed: boolean;
}

/** Fills the disk that has the log file, then frees space. The server must keep answering, and log again afterwards. */
export const fullLog = (build: string): Promise<FullLog> =>
  inDataDirectory(async (dataDirectory) => {
    const disk = join(dataDirectory, 'log');
    mkdirSync(disk);
    const port = await freePort();
    const { child } = await launch({
      build,
      dataDirectory,
      wrap: (command) =>
        onSmallDisk(disk, 1_030_000)(['sh', '-c', `exec "$@" > ${disk}/log.txt 2>&1`, 'sh', ...command]),
      environment: { LOG_LEVEL: 'info', PORT: `${port}` },
    });
    const url = `http://127.0.0.1:${port}/api/health`;
    const read = async () => (await fetch(url).catch(() => undefined))?.status ?? 0;
    await until(async () => (await read()) === 200);
    const statuses: number[] = [];
    // 25 kB of log lines: more than the disk has left.
    for (let round = 0; round < 200; round += 1) statuses.push(await read());
    const outside = `/proc/${child.pid}/root${disk}`;
    rmSync(join(outside, 'filler'));
    const size = () => statSync(join(outside, 'log.txt')).size;
    const full = size();
    const resumed = await until(async () => {
      await read();
      return size() > full;
    });
    child.kill('SIGKILL');
    await exited(child);
    return { statuses: [...new Set(statuses)], resumed };
  });
