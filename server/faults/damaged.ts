import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { exited, launch, startProcess } from '../testing/server-process.js';
import { inDataDirectory } from './data-directory.js';

interface Refused {
  code: number | null;
  ms: number;
  output: string;
  untouched: boolean;
}

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function refuse(build: string, dataDirectory: string, file: string): Promise<Refused> {
  const before = digest(file);
  const begin = performance.now();
  const { child, output } = await launch({ build, dataDirectory });
  const { code } = await exited(child);
  const ms = Math.round(performance.now() - begin);
  return { code, ms, output: output().trim(), untouched: digest(file) === before };
}

/** Starts the server on a database file of garbage. The server must refuse to start, and leave the file as it is. */
export const garbageFile = (build: string): Promise<Refused> =>
  inDataDirectory(async (dataDirectory, file) => {
    writeFileSync(file, Buffer.alloc(20_000, 'garbage'));
    return refuse(build, dataDirectory, file);
  });

interface Spoilt extends Refused {
  restore: string;
  questionsAfterwards: number;
}

const questions = 200;

function spoilPages(file: string): void {
  const handle = openSync(file, 'r+');
  for (const page of [5, 6, 7]) writeSync(handle, Buffer.alloc(200, 0xa5), 0, 200, page * 4_096 + 8);
  closeSync(handle);
}

async function command(build: string, name: string, dataDirectory: string, file: string): Promise<string> {
  const { child, output } = await launch({ build, dataDirectory, script: name, args: [file] });
  await exited(child);
  return output().trim();
}

/** Overwrites parts of the database file. The server must refuse to start, and a restore must recover all questions. */
export const spoiltPages = (build: string): Promise<Spoilt> =>
  inDataDirectory(async (dataDirectory, file) => {
    const first = await startProcess({ build, dataDirectory });
    for (let index = 0; index < questions; index += 1) await first.ask(`${index} ${'x'.repeat(500)}`);
    const saved = join(dataDirectory, 'saved.db');
    await command(build, 'backup', dataDirectory, saved);
    await first.stop();
    spoilPages(file);
    const refused = await refuse(build, dataDirectory, file);
    const restore = await command(build, 'restore', dataDirectory, saved);
    const second = await startProcess({ build, dataDirectory });
    const questionsAfterwards = (await second.questions()).length;
    await second.stop();
    return { ...refused, restore, questionsAfterwards };
  });

/**
 * Starts the server with a data directory that does not exist. The server must create it or, if that is impossible,
 * name the directory in its error message.
 */
export const missingDirectory = (
  build: string,
): Promise<{ made: boolean; refused: Omit<Refused, 'untouched'> }> =>
  inDataDirectory(async (dataDirectory) => {
    const server = await startProcess({ build, dataDirectory: join(dataDirectory, 'not', 'yet') });
    const made = (await server.ask('Was it made?')).status === 201;
    await server.stop();
    writeFileSync(join(dataDirectory, 'a-file'), '');
    const begin = performance.now();
    const { child, output } = await launch({ build, dataDirectory: join(dataDirectory, 'a-file', 'below') });
    const { code } = await exited(child);
    return { made, refused: { code, ms: Math.round(performance.now() - begin), output: output().trim() } };
  });
