import { type Config, ConfigurationError, loadEnvironmentFile, readConfig } from '../config/config.js';
import { StartError } from '../database/start-error.js';
import { driverCode } from '../database/unavailable.js';

/** The command was called in a way it does not know, or cannot do what it was asked to; the message says why. */
export class UsageError extends Error {}

/** What a command may say, line by line; the tests listen instead of a terminal. */
export type Print = (line: string) => void;

/** The message for the owner; nothing for an unexpected error. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof ConfigurationError || error instanceof StartError)
    return error.message;
  const code = driverCode(error);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'The disk is full: nothing was changed.';
  if (code.startsWith('SQLITE_')) return `The database cannot be used (${code}): nothing was changed.`;
  return /^E[A-Z]+$/.test(code) && error instanceof Error ? error.message : undefined;
}

/** Runs a command of the owner: with the server's configuration, and with a sentence instead of a stack. */
export async function runCommand(
  command: (config: Config, args: string[], print: Print) => Promise<void>,
): Promise<void> {
  process.umask(0o077);
  try {
    loadEnvironmentFile();
    await command(readConfig(process.env), process.argv.slice(2), (line) =>
      process.stdout.write(`${line}\n`),
    );
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
