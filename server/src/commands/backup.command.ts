import 'reflect-metadata';
import { backup } from './backup.js';
import { runCommand } from './run-command.js';

await runCommand(backup);
