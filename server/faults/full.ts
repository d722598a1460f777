import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Exit, exited, launch, startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';
import { type Degraded, observe } from './read-only.js';

interface FullResult extends Degraded {
  kept: number;
  confirmed: number;
  /** Status of a write after space was freed, without a restart. */
  afterwards: number;
}

/** Tells whether a small disk can be mounted: this needs Linux and the right to create namespaces. */
export const canMountSmallDisk = () => spawnSync('unshare', ['-rm', 'true']).status === 0;

/** Wraps a command, so that it runs on a disk of one megabyte with `filled` bytes in use. */
export const onSmallDisk = (directory: string, filled: number) => (command: string[]) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=1m tmpfs "$0" && { head -c ${filled} /dev/zero > "$0/filler" 2> /dev/null || true; } && exec "$@"`,
  directory,
  ...command,
];

/**
 * Fills the disk of the database. A failed write must store nothing, reads must still succeed, and the server must
 * recover without a restart once there is space.
 */
export const fullDisk = (build: string): Promise<FullResult> =>
  inDataDirectory(async (dataDirectory) => {
    const server = await startProcess({ build, dataDirectory, wrap: onSmallDisk(dataDirectory, 550_000) });
    let confirmed = 0;
    // Sends long questions, then short ones, until the disk has no space for any.
    for (const length of [1_900, 10])
      while (confirmed < 1_000 && (await server.ask(`${confirmed} ${'x'.repeat(length)}`)).status === 201)
        confirmed += 1;
    const degraded = await observe(server);
    const kept = (await server.questions()).length;
    // The disk is mounted only for the server. `/proc` gives other processes access to it.
    rmSync(join(`/proc/${server.pid}/root`, dataDirectory, 'filler'));
    const afterwards = (await server.ask('Is there room again?')).status;
    await server.stop();
    return { ...degraded, kept, confirmed, afterwards };
  });

/** Starts the server on a full disk. It must exit with the reason. */
export const startOnFullDisk = (build: string): Promise<Exit & { output: string }> =>
  inDataDirectory(async (dataDirectory) => {
    const { child, output } = await launch({
      build,
      dataDirectory,
      wrap: onSmallDisk(dataDirectory, 2_000_000),
    });
    return { ...(await exited(child)), output: output().trim() };
  });
