import 'reflect-metadata';
import { ConfigurationError, loadEnvironmentFile, readConfig } from './config/config.js';
import { StartError } from './database/start-error.js';
import { start } from './start.js';

try {
  loadEnvironmentFile();
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
