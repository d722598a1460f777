import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { ConfigurationError, loadEnvironmentFile, readConfig } from './config/config.js';
import { StartError } from './database/start-error.js';
import { start } from './start.js';

// Without it V8 lets old objects lie until the heap has grown to up to four times what is in use.
setFlagsFromString('--heap-growing-percent=20');

try {
  loadEnvironmentFile();
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
