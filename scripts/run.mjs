import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a file with Node, shows its output and resolves when it ends.
 * @param {string} command the file and its parameters; none of them contains a space
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, { env = process.env, quiet = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, command.split(' '), {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        output += bytes;
        if (!quiet) process.stdout.write(bytes);
      });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
  });
