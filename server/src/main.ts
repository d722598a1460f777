import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runCommand } from './commands/run-command.js';
import { start } from './start.js';

// Without it V8 lets old objects lie until the heap has grown to up to four times what is in use.
setFlagsFromString('--heap-growing-percent=20');

await runCommand(start);
// Connections to PostgreSQL would keep a failed start alive.
if (process.exitCode) process.exit();
