import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a private file in one step: if the disk is full, an earlier file stays as it was, and no half file is left. */
export function writeWhole(file: string, text: string): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text, { mode: 0o600 });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
