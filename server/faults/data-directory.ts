import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a fault test in a temporary data directory, and deletes it afterwards. */
export async function inDataDirectory<T>(
  work: (dataDirectory: string, file: string) => Promise<T>,
): Promise<T> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'line-of-dance-fault-'));
  try {
    return await work(dataDirectory, join(dataDirectory, 'line-of-dance.db'));
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
