import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { type Degraded, observe } from './read-only.js';

export interface FullResult extends Degraded {
  kept: number;
  confirmed: number;
  /** A write after space was made, without a restart. */
  afterwards: number;
  readyAfterwards: number;
}

/** A file system of one megabyte of the server's own needs Linux and the right to make name spaces. */
export const canMountSmallDisk = () => spawnSync('unshare', ['-rm', 'true']).status === 0;

const onSmallDisk = (directory: string) => (command: string[]) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -t tmpfs -o size=1m tmpfs "$0" && head -c 400000 /dev/zero > "$0/filler" && exec "$@"',
  directory,
  ...command,
];

/** Row 57: the disk is full. Nothing is kept by halves, readers read on, and it heals by itself. */
export const fullDisk = (build: string): Promise<FullResult> =>
  inDataDirectory(async (dataDirectory) => {
    const server = await startProcess({ build, dataDirectory, wrap: onSmallDisk(dataDirectory) });
    let confirmed = 0;
    while (confirmed < 1_000 && (await server.ask(`${confirmed} ${'x'.repeat(1_900)}`)).status === 201)
      confirmed += 1;
    const degraded = await observe(server);
    const kept = (await server.questions()).length;
    // The directory of the server's name space, seen from outside.
    rmSync(join(`/proc/${server.pid}/root`, dataDirectory, 'filler'));
    await sleep(100);
    const afterwards = (await server.ask('Is there room again?')).status;
    const readyAfterwards = (await fetch(`${server.url}/api/health/ready`)).status;
    await server.stop();
    return { ...degraded, kept, confirmed, afterwards, readyAfterwards };
  });
