import { z } from 'zod';
import { readJson } from './dataFile.js';

const weights = readJson('weights.json', z.record(z.string(), z.tuple([z.number(), z.string().min(1)])));

/** A tuned number by its name; the file says of each what it does. */
export function weight(name: string): number {
  const found = weights[name];
  if (found === undefined) throw new Error(`weights.json has no ${name}.`);
  return found[0];
}
