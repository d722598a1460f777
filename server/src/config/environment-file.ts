/** Reads `.env` of the current directory; what the environment already says wins. */
export function loadEnvironmentFile(): void {
  try {
    process.loadEnvFile();
  } catch {
    // There is none: the environment is complete as it is.
  }
}
