import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Renames a finished temporary file. Never replaces another file, and works on disks without hard links. */
export function renameToNew(part: string, file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
  renameSync(part, file);
}

/** Writes a private file completely or not at all. If the disk is full, an earlier file stays as it was. */
export function writeWhole(
  file: string,
  text: string,
  rename: (part: string, file: string) => void = renameSync,
): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text, { mode: 0o600 });
    rename(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
