import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';

install();
// Makes the next `npm start` build again, because the sources may change after the build below.
rmSync(stampOf('server'), { force: true });

const port = Number(process.env.PORT ?? 3000);
// Copied here, because Vite's build below sets NODE_ENV to production, and the site must not inherit that.
const environment = { ...process.env };

/** @param {string} command @param {Partial<import('node:child_process').SpawnOptions>} [options] */
const start = (command, options) =>
  spawn(process.execPath, command.split(' '), { cwd: root, stdio: 'inherit', env: environment, ...options });

const site = start(`node_modules/vite/bin/vite.js site --port ${port} --strictPort`);

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

const endServer = async () => {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
};

/** @param {number | null} [code] */
const stop = async (code) => {
  site.kill();
  await endServer();
  process.exit(code ?? 0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
site.on('exit', (code) => void stop(code));

/**
 * Restarts the server. In its output, replaces the server's port with the port of Vite's development server. Developers
 * open that port, because it has the pages and forwards API requests.
 */
const restart = async () => {
  await endServer();
  server = start('server/dist/main.js', {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PORT: String(port + 1) },
  });
  server.stdout?.on('data', (bytes) =>
    process.stdout.write(
      String(bytes)
        .replaceAll(`localhost:${port + 1}`, `localhost:${port}`)
        .replace(' (API only: no built site found)', ''),
    ),
  );
};

const { build: bundle } = await import('vite');
const watcher = await bundle({
  root: join(root, 'server'),
  logLevel: 'warn',
  build: { watch: {} },
});
let turn = Promise.resolve();
// Starts the server after a build has ended, because each build first empties its folder.
if ('on' in watcher)
  watcher.on('event', ({ code }) => {
    if (code === 'END') turn = turn.then(restart);
  });
