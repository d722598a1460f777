import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { OwnerError } from '../config/owner-error.js';

/** What the site's build leaves for the server; nothing where no site has been built. */
export function readBuilt<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new OwnerError(`${file} is not what the site's build writes: build the site again.`);
  }
}
