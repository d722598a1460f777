import 'reflect-metadata';
import { restore } from './restore.js';
import { runCommand } from './run-command.js';

await runCommand(restore);
