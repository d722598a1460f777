import { type Config, loadEnvironmentFile, readConfig } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { driverCode } from '../database/unavailable.js';

/** Prints one line for the owner. Tests pass a function that collects the lines. */
export type Print = (line: string) => void;

/** Returns the message for the owner, or `undefined` for an unexpected error. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof OwnerError) return error.message;
  const code = driverCode(error);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'The disk is full: nothing was changed.';
  if (code.startsWith('SQLITE_')) return `The database cannot be used (${code}): nothing was changed.`;
  return /^E[A-Z]+$/.test(code) && error instanceof Error ? error.message : undefined;
}

/** Prints an expected error as a sentence, not as a stack trace. Throws an unexpected one again. */
function report(error: unknown): void {
  // The program that reads the output has ended, as `head` does.
  if (driverCode(error) === 'EPIPE') return;
  const sentence = sentenceFor(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Runs the server or a command with the checked configuration. */
export async function runCommand(
  command: (config: Config, args: string[], print: Print) => Promise<void>,
): Promise<void> {
  // Makes new files private, because other users of the machine must not read what visitors wrote.
  process.umask(0o077);
  process.stdout.on('error', report);
  try {
    loadEnvironmentFile();
    await command(readConfig(process.env), process.argv.slice(2), (line) =>
      process.stdout.write(`${line}\n`),
    );
  } catch (error) {
    report(error);
  }
}
