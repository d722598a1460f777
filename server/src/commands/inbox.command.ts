import 'reflect-metadata';
import { inbox } from './inbox.js';
import { runCommand } from './run-command.js';

await runCommand(inbox);
