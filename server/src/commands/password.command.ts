import 'reflect-metadata';
import { password } from './password.js';
import { runCommand } from './run-command.js';

await runCommand(password);
