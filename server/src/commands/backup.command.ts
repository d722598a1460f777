import 'reflect-metadata';
import { backup } from './backup.js';
import { runCommand } from './run-command.js';

await runCommand((config, args, print) => backup(config, args, print));
