import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config/config.js';

export type Log = Logger;

/** The injection token of the log. */
export const LOG = Symbol('LOG');

/** What waits while nothing can be written; later lines are dropped. */
const mostWaitingBytes = 262_144;

/** It may be a closed pipe, or a file on a full disk. A server without a log is better than none: what failed is tried again. */
const standardOutput = () =>
  destination({ dest: 1, sync: false, maxLength: mostWaitingBytes }).on('error', () => undefined);

const quiet = () => undefined;

/**
 * One JSON object per line on standard output. It is given names and numbers only: never a body, a query, an
 * address or an error's text, for those may repeat what a visitor wrote.
 */
export function createLog(level: Config['logLevel'], sink?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describe, req: quiet, res: quiet },
    },
    sink ?? standardOutput(),
  );
}

/**
 * What may be logged about an error: its kind and where it happened. Messages of databases and parsers quote their
 * input, so a message is kept only from mistakes of our own code.
 */
export function describe(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { error: typeof error };
  const ours = error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = error.stack?.match(/(?<=^\s+at ).*/gm) ?? [];
  const at = frames.slice(0, 6).join(' < ');
  return { error: error.name, code, ...(ours && { message: error.message }), at };
}
