import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config/config.js';

export type Log = Logger;

/** Injection token for the log. */
export const LOG = Symbol('LOG');

/** Size of the buffer while the output is blocked. When it is full, new lines are dropped. */
const maxBufferBytes = 262_144;

/** Keeps the server running if its output is a closed pipe or a full disk. Failed writes are retried. */
const standardOutput = () =>
  destination({ dest: 1, sync: false, maxLength: maxBufferBytes }).on('error', () => undefined);

const quiet = () => undefined;

/**
 * Creates a log with one JSON object per line. Log only names and numbers: a body, query, address or error message may
 * repeat what a visitor wrote.
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
 * Reduces an error to its type, code and stack. Leaves out its message, because databases and parsers quote their input
 * there. Only programming errors keep their message.
 */
export function describe(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { error: typeof error };
  const ours = error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = error.stack?.match(/(?<=^\s+at ).*/gm) ?? [];
  const at = frames.slice(0, 6).join(' < ');
  return { error: error.name, code, ...(ours && { message: error.message }), at };
}
