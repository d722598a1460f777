import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Exit, exited, launch, startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { type Degraded, observe } from './read-only.js';

export interface FullResult extends Degraded {
  kept: number;
  confirmed: number;
  /** The status of a write after space was made, without a restart. */
  afterwards: number;
  readyAfterwards: number;
}

/** A file system of its own for the server needs Linux and the right to create namespaces. */
export const canMountSmallDisk = () => spawnSync('unshare', ['-rm', 'true']).status === 0;

/** Runs the server on a file system of one megabyte, of which `filled` bytes are taken. */
export const onSmallDisk = (directory: string, filled: number) => (command: string[]) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=1m tmpfs "$0" && { head -c ${filled} /dev/zero > "$0/filler" 2> /dev/null || true; } && exec "$@"`,
  directory,
  ...command,
];

/** The disk is full. No write is stored in part, reading goes on, and the server recovers by itself. */
export const fullDisk = (build: string): Promise<FullResult> =>
  inDataDirectory(async (dataDirectory) => {
    const server = await startProcess({ build, dataDirectory, wrap: onSmallDisk(dataDirectory, 400_000) });
    let confirmed = 0;
    while (confirmed < 1_000 && (await server.ask(`${confirmed} ${'x'.repeat(1_900)}`)).status === 201)
      confirmed += 1;
    const degraded = await observe(server);
    const kept = (await server.questions()).length;
    // The directory in the server's namespace, as seen from outside.
    rmSync(join(`/proc/${server.pid}/root`, dataDirectory, 'filler'));
    await sleep(100);
    const afterwards = (await server.ask('Is there room again?')).status;
    const ready = async () => (await fetch(`${server.url}/api/health/ready`)).status;
    // A small write may still fit on a full disk, so the server stays `degraded` for a few seconds more.
    const deadline = performance.now() + 15_000;
    while ((await ready()) !== 200 && performance.now() < deadline) await sleep(200);
    const readyAfterwards = await ready();
    await server.stop();
    return { ...degraded, kept, confirmed, afterwards, readyAfterwards };
  });

/** The disk is full before the server starts. */
export const startOnFullDisk = (build: string): Promise<Exit & { output: string }> =>
  inDataDirectory(async (dataDirectory) => {
    const { child, output } = await launch({
      build,
      dataDirectory,
      wrap: onSmallDisk(dataDirectory, 2_000_000),
    });
    return { ...(await exited(child)), output: output().trim() };
  });
