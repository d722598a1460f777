import { ConfigurationError } from './config.js';

/** Reads `.env` of the current directory; variables that are already set win. */
export function loadEnvironmentFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    // There is no such file: the environment alone is the configuration.
    if (code === 'ENOENT') return;
    throw new ConfigurationError(`The file .env in ${process.cwd()} cannot be read (${code}).`);
  }
}
