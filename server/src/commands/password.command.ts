import 'reflect-metadata';
import { password } from './password.js';
import { runCommand } from './run-command.js';

await runCommand((config, args, print) => password(config, args, print));
