import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a file if no earlier build has created it. For files that take long to make. The file name must contain a
 * hash of everything that determines the contents.
 */
export const makeOnce = async (file: string, write: (path: string) => Promise<void>): Promise<void> => {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  // Renamed only when it is complete, because a build can be interrupted.
  const unfinished = `${file}.${randomUUID()}`;
  await write(unfinished);
  await rename(unfinished, file);
};
