import { accessSync, constants } from 'node:fs';
import { OwnerError } from '../config/owner-error.js';

/** Refuses a folder in which the owner's file cannot be written. */
export function requireWritableFolder(folder: string): void {
  try {
    // The slash refuses a file.
    accessSync(`${folder}/`, constants.W_OK);
  } catch {
    throw new OwnerError(`There is no folder ${folder}, or it cannot be written.`);
  }
}
