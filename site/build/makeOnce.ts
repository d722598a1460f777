import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a file that later builds reuse, because it takes long. Its name must change with its contents. */
export const makeOnce = async (file: string, write: (path: string) => Promise<void>): Promise<void> => {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  // An interrupted build leaves no incomplete file.
  const unfinished = `${file}.${randomUUID()}`;
  await write(unfinished);
  await rename(unfinished, file);
};
