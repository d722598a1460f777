import { type Config, ConfigurationError, readConfig } from '../config/config.js';
import { loadEnvironmentFile } from '../config/environment-file.js';
import { StartError } from '../database/open.js';

/** The command was called in a way it does not know; the message says how it is called. */
export class UsageError extends Error {}

/** What a command may say, line by line; the tests listen instead of a terminal. */
export type Print = (line: string) => void;

/** Runs a command of the owner: with the server's configuration, and with a sentence instead of a stack. */
export async function runCommand(
  command: (config: Config, args: string[], print: Print) => Promise<void>,
): Promise<void> {
  process.umask(0o077);
  loadEnvironmentFile();
  try {
    await command(readConfig(process.env), process.argv.slice(2), (line) =>
      process.stdout.write(`${line}\n`),
    );
  } catch (error) {
    const expected =
      error instanceof UsageError || error instanceof ConfigurationError || error instanceof StartError;
    if (!expected) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
