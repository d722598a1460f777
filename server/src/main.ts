import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runCommand } from './commands/run-command.js';
import { start } from './start.js';

// Saves memory: by default V8 lets the heap grow to up to four times the memory in use before it collects garbage.
setFlagsFromString('--heap-growing-percent=20');

await runCommand(start);
// After a failed start, open connections to PostgreSQL would keep the process alive.
if (process.exitCode) process.exit();
