import { accessSync, constants } from 'node:fs';
import { OwnerError } from '../config/owner-error.js';

/** Refuses a folder in which the owner's file cannot be written. */
export function requireWritableFolder(folder: string): void {
  try {
    // With a slash at the end the path of a file fails, too.
    accessSync(`${folder}/`, constants.W_OK);
  } catch {
    throw new OwnerError(`There is no folder ${folder}, or it cannot be written.`);
  }
}
