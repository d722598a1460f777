import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';

install();
if (!existsSync(join(root, 'server/dist/main.js'))) await build();

const port = Number(process.env.PORT ?? 3000);

/** @param {string[]} parameters @param {Record<string, string>} [env] */
const keepRunning = (parameters, env = {}) =>
  spawn('npx', ['--no-install', ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

const children = [
  keepRunning([
    'vite',
    'build',
    'server',
    '--config',
    'server/vite.config.ts',
    '--watch',
    '--logLevel',
    'warn',
  ]),
  keepRunning(['vite', 'site', '--config', 'site/vite.config.ts', '--port', String(port)]),
  spawn(process.execPath, ['--watch', 'server/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port + 1) },
  }),
];

console.log(`The site with hot reload: http://localhost:${port}`);

const stop = () => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
