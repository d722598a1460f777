import { ConfigurationError } from './config.js';

/** Reads `.env` of the current directory; what the environment already says wins. */
export function loadEnvironmentFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    // There is none: the environment is complete as it is.
    if (code === 'ENOENT') return;
    throw new ConfigurationError(`The file .env in ${process.cwd()} cannot be read (${code}).`);
  }
}
