import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runCommand } from './commands/run-command.js';
import { start } from './start.js';

// Otherwise V8 collects garbage only when the heap has grown to up to four times the memory in use.
setFlagsFromString('--heap-growing-percent=20');

await runCommand(start);
// Open connections to PostgreSQL would keep the process alive after a failed start.
if (process.exitCode) process.exit();
